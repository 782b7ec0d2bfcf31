/**
 * The CSS names of a group's tokens: as custom properties, and as keys of Tailwind's theme. In the order of the files.
 */
export const tokenGroups: Readonly<Record<string, { property?: string; theme?: string }>> = {
  color: { property: "--tf-", theme: "color" },
  shadow: { property: "--tf-shadow-", theme: "shadow" },
  font: { property: "--tf-font-", theme: "font" },
  radius: { property: "--tf-r-", theme: "radius" },
  space: { property: "--tf-", theme: "spacing" },
  grid: { property: "--tf-" },
  duration: { property: "--tf-dur-" },
  easing: { property: "--tf-ease-", theme: "ease" },
  breakpoint: { theme: "breakpoint" },
  "font-weight": { theme: "font-weight" },
  animation: { theme: "animate" },
  text: { theme: "text" },
};

/** Utility names that differ from the token's: `bg-bg` would read badly. */
export const utilityNames: Readonly<Record<string, string>> = { bg: "canvas", "bg-sunken": "sunken" };

/** `color` of `color.text.fg-2`. */
export const groupOf = (id: string): string => id.split(".", 1)[0] ?? "";

/** `fg-2` of `color.text.fg-2`. */
export const nameOf = (id: string): string => id.split(".").at(-1) ?? "";

/** `--tf-fg-2` of `color.text.fg-2`. */
export const propertyOf = (id: string): string => `${tokenGroups[groupOf(id)]?.property ?? "--"}${nameOf(id)}`;
