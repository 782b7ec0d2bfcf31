import { fileURLToPath } from "node:url";

/** `line` and `column` start at 1. */
export type RecordedPattern = Readonly<{ file: string; line: number; column: number; source: string; flags: string }>;

/** Loads modules and returns the patterns created meanwhile, with their locations. */
export async function recordPatterns(modules: readonly URL[]): Promise<RecordedPattern[]> {
  const made: RecordedPattern[] = [];
  const own = globalThis.RegExp;
  const record = (pattern: RegExp) => {
    const place = placeOf(new Error("where a pattern is made").stack ?? "");
    if (place) made.push({ ...place, source: pattern.source, flags: pattern.flags });
    return pattern;
  };
  const recorder = new Proxy(own, {
    construct: (target, [source, flags]: [string | RegExp, string?]) =>
      record(Reflect.construct(target, [source, flags])),
    apply: (target, _self, [source, flags]: [string | RegExp, string?]) => record(target(source, flags)),
  });
  globalThis.RegExp = recorder;
  try {
    for (const module of modules) await import(module.href);
  } finally {
    globalThis.RegExp = own;
  }
  return made;
}

/** The recorder's caller: below the error's own line, `record` and the proxy. */
function placeOf(stack: string): { file: string; line: number; column: number } | undefined {
  const [, url, line, column] = /(file:\S+?):(\d+):(\d+)\)?$/.exec(stack.split("\n")[3] ?? "") ?? [];
  return url === undefined ? undefined : { file: fileURLToPath(url), line: Number(line), column: Number(column) };
}
