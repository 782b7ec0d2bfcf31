/** Markup that is safe to put into a page as it is. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | false | undefined | readonly (Html | string)[];

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text, also for attribute values in either kind of quotes. */
function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}

function render(part: Part): string {
  if (part === false || part === undefined) return "";
  if (part instanceof Html) return part.text;
  if (typeof part === "string") return escapeText(part);
  return typeof part === "number" ? String(part) : part.map(render).join("");
}

/** A template whose values are escaped, unless they are markup themselves. Lists are joined, `false` is omitted. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.map((text, index) => text + render(parts[index])).join(""));
}
