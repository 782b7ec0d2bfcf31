import { readFileSync } from "node:fs";
import { join } from "node:path";

const source = readFileSync(join(import.meta.dirname, "../src/tokens.css"), "utf8");

/** All tokens of a theme by their names without `--tf-`, also those that are the same in both. */
export function readTokens(theme: "dark" | "light"): ReadonlyMap<string, string> {
  return new Map(
    [...source.matchAll(/--tf-(?!(?:dark|light):)([\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [
      name,
      /^var\(--tf-dark, (?<dark>.*)\)\s+var\(--tf-light, (?<light>.*)\)$/s.exec(value)?.groups?.[theme] ?? value,
    ]),
  );
}

/** The value of a token with its references to other tokens followed. */
export function resolveToken(tokens: ReadonlyMap<string, string>, name: string): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`There is no token --${name}`);
  const reference = /^var\(--tf-([\w-]+)\)$/.exec(value)?.[1];
  return reference === undefined ? value : resolveToken(tokens, reference);
}
