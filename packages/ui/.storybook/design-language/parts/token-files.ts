import { groupOf, nameOf, propertyOf, tokenGroups } from "../../../token-names.ts";
import base from "../../../tokens/base.tokens.json" with { type: "json" };
import dark from "../../../tokens/dark.tokens.json" with { type: "json" };
import light from "../../../tokens/light.tokens.json" with { type: "json" };

/** A token as defined in tokens/, the source of these pages. */
export type Token = Readonly<{
  /** `color.text.fg-2` */
  id: string;
  /** `fg-2` */
  name: string;
  /** What the token is for. */
  note: string;
  /** `--tf-fg-2`. Unset if only Tailwind's theme has it. */
  property?: string;
}>;

type Branch = Readonly<Record<string, unknown>>;

const isBranch = (value: unknown): value is Branch => typeof value === "object" && value !== null;

/**
 * The tokens shared by both themes, merged with each theme's own. Every name in the light theme is also in the dark
 * one.
 */
const files = { dark: merged(base, dark), light: merged(base, light) };

function merged(one: Branch, other: Branch): Branch {
  const both = Object.entries(other).map(([name, value]) => {
    const before = one[name];
    return [name, isBranch(before) && isBranch(value) ? merged(before, value) : value] as const;
  });
  return { ...one, ...Object.fromEntries(both) };
}

/** The tokens of a group, in the order of the files: of `radius`, or of `color.ground`. */
export function tokensOf(path: string): readonly Token[] {
  return branches(path)
    .filter(([, branch]) => "$value" in branch)
    .map(([name, branch]) => toToken(`${path}.${name}`, branch));
}

/** The subgroups of a group that have tokens themselves: those of `color`. */
export function groupsOf(path: string): readonly { title: string; note: string; tokens: readonly Token[] }[] {
  return branches(path).map(([name, branch]) => ({
    title: `${name.slice(0, 1).toUpperCase()}${name.slice(1).replaceAll("-", " ")}`,
    note: noteOf(branch),
    tokens: tokensOf(`${path}.${name}`),
  }));
}

function branches(path: string): [string, Branch][] {
  return Object.entries(find(path)).filter(
    (entry): entry is [string, Branch] => !entry[0].startsWith("$") && isBranch(entry[1]),
  );
}

function find(path: string, theme: keyof typeof files = "dark"): Branch {
  const inside = (branch: unknown, name: string) => (isBranch(branch) ? branch[name] : undefined);
  const found = path.split(".").reduce<unknown>(inside, files[theme]);
  if (!isBranch(found)) throw new Error(`tokens/ has no ${path}`);
  return found;
}

/** A color as its theme's file defines it, in CSS: `oklch(0.222 0.033 168)`. @param id `color.ground.bg` */
export function colorIn(theme: keyof typeof files, id: string): string {
  const { $value } = find(id, theme);
  if (typeof $value === "string") return colorIn(theme, $value.slice(1, -1));
  const { colorSpace, components, alpha } = isBranch($value) ? $value : {};
  const parts = Array.isArray(components) ? components.join(" ") : "";
  return `${String(colorSpace)}(${parts}${typeof alpha === "number" ? ` / ${alpha}` : ""})`;
}

function toToken(id: string, branch: Branch): Token {
  const inCss = tokenGroups[groupOf(id)]?.property !== undefined;
  return { id, name: nameOf(id), note: noteOf(branch), ...(inCss && { property: propertyOf(id) }) };
}

function noteOf({ $description }: Branch): string {
  return typeof $description === "string" ? $description : "";
}
