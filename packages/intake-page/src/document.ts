import { Html, html } from "./html.ts";
import { arrowLeft, mark } from "./icons.ts";
import { mailBreaks } from "./mail-breaks.ts";
import type { Page, PageFacts } from "./page.ts";
import { baseStyle } from "./style/base-style.ts";

/** `title` without the company's name. A page without `description` is kept out of search engines. */
type Content = {
  title: string;
  description?: string;
  style: string;
  script?: string;
  /** The link back to the site; false on a page that has its own. */
  back?: boolean;
  main: Html;
};

// Text inside <style> and <script> is not escaped by HTML, so it must not be able to end the element.
function inline(text: string): Html {
  if (/<\/(style|script)/i.test(text)) throw new Error("An inline style or script contains its own end tag");
  return new Html(text);
}

function head(facts: PageFacts, content: Content, styles: readonly string[]): Html {
  const { fonts, company, iconHref } = facts;
  return html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${content.title} | ${company.name}</title>
${content.description === undefined ? html`<meta name="robots" content="noindex">` : html`<meta name="description" content="${content.description}">`}
<meta name="theme-color" content="#03180f">
<link rel="icon" href="${iconHref}">
${fonts?.preload !== undefined && html`<link rel="preload" href="${fonts.preload}" as="font" type="font/woff2" crossorigin>`}
${styles.map((style) => html`<style>${inline(style)}</style>`)}`;
}

function top({ company, homeHref }: PageFacts, back: boolean): Html {
  return html`<a class="skip" href="#main">Skip to main content</a>
<header class="frame top">
<a class="brand" href="${homeHref}">${mark}${company.name}</a>
${back && html`<a class="back" href="${homeHref}">${arrowLeft}Back to the site</a>`}
</header>`;
}

function bottom({ company }: PageFacts): Html {
  return html`<footer class="bottom"><div class="frame">
<div class="hundred"></div>
<div class="contact"><a href="mailto:${company.email}">${mailBreaks(company.email)}</a><span>${company.hours}</span></div>
</div></footer>`;
}

/** The frame of every page: head, header with the link back, main and footer. */
export function toPage(facts: PageFacts, content: Content): Page {
  const styles = [...(facts.fonts ? [facts.fonts.faces] : []), baseStyle + content.style];
  const scripts = content.script === undefined ? [] : [content.script];
  const { text } = html`<!doctype html>
<html lang="en">
<head>
${head(facts, content, styles)}
</head>
<body>
${top(facts, content.back ?? true)}
<main id="main" tabindex="-1"><div class="frame">
${content.main}
</div></main>
${bottom(facts)}
${scripts.map((script) => html`<script>${inline(script)}</script>`)}
</body>
</html>
`;
  return { html: text, scripts, styles };
}
