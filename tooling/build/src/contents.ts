const NEEDED = ["README.md", "LICENSE"];
const UNWANTED =
  /\.(?:test|stories|bench)\.[cm]?[jt]sx?$|(?:^|\/)(?:testing|test-results|e2e|\.storybook|\.turbo)\/|(?:^|\/)(?:tsconfig[^/]*\.json|vitest\.config\.ts)$|\.tsbuildinfo$/;

/** Missing files, and files that must not be published. @param names paths in the tarball */
export function findContentProblems(names: readonly string[]): string[] {
  const missing = NEEDED.filter((name) => !names.includes(name)).map((name) => `${name} is missing`);
  const modules = names.filter((name) => /^dist\/.*\.js$/.test(name));
  const untyped = modules
    .filter((name) => !names.includes(name.replace(/\.js$/, ".d.ts")))
    .map((name) => `${name} has no .d.ts beside it`);
  const unbuilt = modules.length === 0 ? ["dist holds no JavaScript: build the package first"] : [];
  const unwanted = names.filter((name) => UNWANTED.test(name)).map((name) => `${name} is no business of its users`);
  return [...missing, ...unbuilt, ...untyped, ...unwanted];
}
