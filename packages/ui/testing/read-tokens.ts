import { readFileSync } from "node:fs";
import { join } from "node:path";

const source = readFileSync(join(import.meta.dirname, "../src/tokens.css"), "utf8");

/** All tokens of a theme by their names without `--tf-`, including those shared by both themes. */
export function readTokens(theme: "dark" | "light"): ReadonlyMap<string, string> {
  return new Map(
    [...source.matchAll(/--tf-(?!(?:dark|light):)([\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [
      name,
      /^var\(--tf-dark, (?<dark>.*)\)\s+var\(--tf-light, (?<light>.*)\)$/s.exec(value)?.groups?.[theme] ?? value,
    ]),
  );
}

/** A token's value with its references to other tokens resolved. */
export function resolveToken(tokens: ReadonlyMap<string, string>, name: string): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`There is no token --${name}`);
  const reference = /^var\(--tf-([\w-]+)\)$/.exec(value)?.[1];
  return reference === undefined ? value : resolveToken(tokens, reference);
}
