import { type Html, html } from "./html.ts";

/** A mail address, or a text with one. If a line is too short for the address, it breaks after its `@` or its dot. */
export function mailBreaks(text: string): Html {
  const [first = "", ...more] = text.split(/(?<=[@.])(?=\S)/);
  return html`${first}${more.map((part) => html`<wbr>${part}`)}`;
}
