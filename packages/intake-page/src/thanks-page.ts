import { auditDraft } from "./audit-page.ts";
import { forgetScript } from "./browser/scripts.ts";
import { toPage } from "./document.ts";
import { type Html, html } from "./html.ts";
import { arrowRight } from "./icons.ts";
import { intakeDraft } from "./intake-page.ts";
import { mailBreaks } from "./mail-breaks.ts";
import { nextSteps } from "./next-steps.ts";
import type { Page, PageFacts } from "./page.ts";
import { formStyle } from "./style/form-style.ts";
import { sheetStyle } from "./style/sheet-style.ts";

const style = formStyle + sheetStyle;

type Parts = { title: string; content: readonly Html[]; script?: string };

function toCardPage(facts: PageFacts, { title, content, script }: Parts): Page {
  const main = html`<h1>${title}</h1>
<div class="rule"></div>
<div class="split">
${content}
</div>`;
  return toPage(facts, { title, style, back: false, main, ...(script !== undefined && { script }) });
}

/** What a visitor sees once the request is stored under `reference`. */
export function thanksPage(facts: PageFacts & { retention: string }, reference: string): Page {
  const { email } = facts.company;
  const card = html`<div class="sheet"><dl><dt>Your reference number</dt><dd class="reference">${reference}</dd></dl>
<p>Your request is stored. Keep this number: name it when you write to <a href="mailto:${email}">${mailBreaks(email)}</a> about the request, to add to it or to have it erased.</p>
<p>${mailBreaks(facts.retention)}</p>
<a class="button outline" href="${facts.homeHref}">Back to the site${arrowRight}</a></div>`;
  const script = forgetScript(intakeDraft, auditDraft);
  return toCardPage(facts, { title: "We have your request", content: [card, nextSteps(facts.company)], script });
}

/** What the same address shows for a number that no stored request has; `formHref` leads to the form. */
export function unknownReferencePage(facts: PageFacts & { formHref: string }): Page {
  const { email } = facts.company;
  const card = html`<div class="panel card"><p>No request is stored under this number. The link may be incomplete, or the request has been erased.</p>
<p>If you have just sent the form, open it and send it again. Or write to <a href="mailto:${email}">${mailBreaks(email)}</a>.</p>
<a class="button outline" href="${facts.formHref}">Open the form${arrowRight}</a></div>`;
  const lead = html`<p class="lead">We looked for the reference number in this address.</p>`;
  return toCardPage(facts, { title: "We can’t find this request", content: [lead, card] });
}

/** What the same address shows to whoever has opened too many pages; `notice` says so, and how long to wait. */
export function busyReferencePage(facts: PageFacts, notice: string): Page {
  const card = html`<div class="panel card"><p>${notice}</p>
<p>Then load this page again. The form that led you here is stored, and need not be sent once more.</p></div>`;
  return toCardPage(facts, { title: "One moment, please", content: [card] });
}
