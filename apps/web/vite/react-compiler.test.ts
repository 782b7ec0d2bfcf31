import { expect, it } from "vitest";
import { compiled } from "./react-compiler.ts";

const sources = import.meta.glob<string>("../app/features/**/*.{ts,tsx}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const importedHooks = /import \{[^}]*\buse[A-Z][^}]*\} from "(?:\.\.\/)+(lib\/[^"]+)"/g;

it("compiles the hooks in lib that compiled features use, except those on every page and in forms", () => {
  const files = Object.entries(sources).filter(([file]) => compiled.test(file) && !/\.(test|stories)\./.test(file));
  const hooks = files.flatMap(([, code]) => [...code.matchAll(importedHooks)].map(([, file]) => `/app/${file}`));
  expect(new Set(hooks).size).toBeGreaterThan(1);
  expect(new Set(hooks.filter((file) => !compiled.test(file)))).toEqual(
    new Set(["/app/lib/form-draft.ts", "/app/lib/late.tsx", "/app/lib/submission.ts"]),
  );
});
