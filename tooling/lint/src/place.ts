/** A file's location, such as `{ workspace: "apps/web", path: "app/lib/seo.ts" }`. */
export interface Place {
  /** `apps/web`, `packages/ui`, `tooling/run`; empty for files of the root. */
  readonly workspace: string;
  /** Inside the workspace, with forward slashes. */
  readonly path: string;
}

/** `path` is relative to the repository. */
export function placeOf(path: string): Place {
  const [group = "", name = "", ...rest] = path.replaceAll("\\", "/").split("/");
  const owned = ["apps", "packages", "tooling"].includes(group) && rest.length > 0;
  return owned ? { workspace: `${group}/${name}`, path: rest.join("/") } : { workspace: "", path };
}

/** Whether a file is a test, a story, or used only by them. */
export function isTest({ path }: Place): boolean {
  return /\.(test|stories)\.tsx?$|(^|\/)(testing|e2e)\//.test(path);
}

/** Apps that run in browsers; their code is in `app/`. */
export const drawingApps: ReadonlySet<string> = new Set(["apps/web", "apps/desk"]);

/** Whether a source ships: those of apps and packages, without tests and stories. */
export function isShipped(place: Place): boolean {
  const source = drawingApps.has(place.workspace) ? "app/" : "src/";
  const owned = place.workspace.startsWith("apps/") || place.workspace.startsWith("packages/");
  return owned && place.path.startsWith(source) && !isTest(place);
}
