import type { Comparison } from "./compare-runs.ts";
import type { Shot } from "./stories.ts";

export type Sheet = Readonly<{
  shots: readonly Shot[];
  failures: readonly string[];
  comparison?: Comparison | undefined;
  /** The tokens' style sheet, and the sheet's own. */
  css: string;
}>;

/** What changed, then every story by component, theme and width; searchable. */
export function contactSheet({ shots, failures, comparison, css }: Sheet): string {
  const components = [...Map.groupBy(shots, ({ title }) => title)];
  return html`<!doctype html>
<html lang="en" data-theme="dark">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Visual review</title>
<style>${raw(css)}</style>
<header>
  <h1>Visual review</h1>
  <p>${summary({ shots, failures, comparison })}</p>
  <label>Search <input type="search" id="search" placeholder="button, hover, light, 390"></label>
</header>
<main>
${failures.length > 0 && list("Failed", failures)}
${comparison !== undefined && changed(comparison)}
${components.map(([title, ofComponent]) => component(title, ofComponent))}
</main>
<script>${raw(script)}</script>
</html>
`.text;
}

/** One line: the number of stories and pictures drawn, and the differences. */
export function summary({ shots, failures, comparison }: Omit<Sheet, "css">): string {
  const stories = new Set(shots.map(({ id }) => id)).size;
  const parts = [`${stories} stories, ${shots.length} pictures`];
  if (failures.length > 0) parts.push(`${failures.length} failed`);
  if (comparison !== undefined) {
    const { changes, added, removed } = comparison;
    parts.push(`${changes.length} pictures differ`, `${added.length} stories added`, `${removed.length} removed`);
  }
  return parts.join(", ");
}

function changed({ changes, added, removed }: Comparison): Markup {
  return html`<section>
<h2>What differs</h2>
${changes.length === 0 && html`<p>No picture differs.</p>`}
${changes.map(
  ({ shot, pixels, share }) => html`<article data-words="${words(shot)}">
<h3>${shot.title}, ${shot.name}</h3>
<p>${label(shot)}: ${pixels} pixels, ${(share * 100).toFixed(share < 0.01 ? 3 : 1)}%</p>
<div class="beside">${["before", "after", "differences"].map((role) => picture(shot, role))}</div>
</article>`,
)}
${added.length > 0 && list("Added", added)}
${removed.length > 0 && list("Removed", removed)}
</section>`;
}

function component(title: string, shots: readonly Shot[]): Markup {
  return html`<section>
<h2>${title}</h2>
${[...Map.groupBy(shots, ({ id }) => id).values()].map(
  (ofStory) => html`<article data-words="${ofStory.map(words).join(" ")}">
<h3>${ofStory[0]?.name ?? ""}</h3>
<div class="row">${ofStory.map((shot) => picture(shot))}</div>
</article>`,
)}
</section>`;
}

/** @param role in a comparison; this run's pictures are in the folder itself */
function picture(shot: Shot, role?: string): Markup {
  const path = role === undefined || role === "after" ? shot.file : `${role}/${shot.file}`;
  const caption = role ?? label(shot);
  return html`<figure data-words="${words(shot)}" style="--width: ${shot.width}">
<a href="${path}"><img src="${path}" alt="${shot.title}, ${shot.name}, ${caption}" loading="lazy"></a>
<figcaption>${caption}</figcaption>
</figure>`;
}

function list(title: string, entries: readonly string[]): Markup {
  return html`<section><h2>${title}</h2><ul>${entries.map((entry) => html`<li>${entry}</li>`)}</ul></section>`;
}

function label({ theme, width }: Shot): string {
  return `${theme}, ${width} px`;
}

function words(shot: Shot): string {
  return `${shot.title} ${shot.name} ${label(shot)}`.toLowerCase();
}

/** Text that is not escaped again. */
type Markup = Readonly<{ text: string }>;

type Part = Markup | string | number | false | undefined | readonly Part[];

function raw(text: string): Markup {
  return { text };
}

/** Escapes values, except markup; `false` and `undefined` are empty. */
function html(strings: TemplateStringsArray, ...values: readonly Part[]): Markup {
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

const script = `
const search = document.getElementById("search");
const hide = (element, asked) => {
  element.hidden = !asked.every((word) => element.dataset.words.includes(word));
};
search.addEventListener("input", () => {
  const asked = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
  for (const element of document.querySelectorAll("[data-words]")) hide(element, asked);
  for (const section of document.querySelectorAll("main > section")) {
    section.hidden = section.querySelector("article") !== null && section.querySelector("article:not([hidden])") === null;
  }
});
`;
