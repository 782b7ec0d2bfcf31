/** Text that is not escaped again. */
export type Markup = Readonly<{ text: string }>;

type Part = Markup | string | number | false | undefined | readonly Part[];

export function raw(text: string): Markup {
  return { text };
}

/** Escapes values, except markup; `false` and `undefined` are empty. */
export function html(strings: TemplateStringsArray, ...values: readonly Part[]): Markup {
  return raw(String.raw({ raw: strings }, ...values.map(toText)));
}

function toText(value: Part): string {
  if (value === false || value === undefined) return "";
  if (typeof value === "string" || typeof value === "number") return escape(String(value));
  return "text" in value ? value.text : value.map(toText).join("\n");
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
