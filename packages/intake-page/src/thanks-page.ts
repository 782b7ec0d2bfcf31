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

/** The confirmation, a bone sheet with a folded corner, and the card of the page that has none to show. */
const sheetStyle = `
.sheet{--corner:22px;position:relative;padding:clamp(24px,4vw,48px);background:var(--paper);color:var(--on-paper);
clip-path:polygon(0 0,calc(100% - var(--corner)) 0,100% var(--corner),100% 100%,0 100%)}
.sheet::before{content:"";position:absolute;top:0;right:0;width:var(--corner);height:var(--corner);background:linear-gradient(225deg,transparent 50%,var(--paper-line) 50%)}
.sheet p,.card p{max-width:38em}.sheet p{color:var(--on-paper-2)}.card p{color:var(--fg-2)}
.sheet dl{display:grid;gap:4px;margin-bottom:28px;padding-bottom:28px;border-bottom:1px solid var(--paper-line)}
.sheet dt{font-size:.9375rem;font-weight:600}
.reference{font-size:clamp(1.25rem,.2rem + 5.2vw,3.25rem);line-height:1.1;letter-spacing:-.02em;font-weight:600;font-variant-numeric:tabular-nums;user-select:all;text-wrap:balance}
.sheet p+p,.card p+p{margin-top:12px}.card .button{margin-top:28px}
.sheet .button{margin-top:28px;border-color:var(--on-paper)}.sheet .button:hover{border-color:var(--on-paper);background:color-mix(in oklch,var(--on-paper) 8%,transparent)}
.sheet a:not(.button){text-decoration-color:var(--on-paper-2)}
.sheet :focus-visible{outline-color:var(--on-paper)}
.sheet ::selection,.sheet::selection{background:var(--tang);color:var(--on-tang)}
@media print{.sheet{clip-path:none;border:1px solid #000;background:none}.sheet::before,.sheet .button{display:none}.sheet,.sheet p{color:#000}}
`.trim();

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

/** The page shown once the request is stored under `reference`. Its script removes the drafts of both forms. */
export function thanksPage(facts: PageFacts & { retention: string }, reference: string): Page {
  const { email } = facts.company;
  const card = html`<div class="sheet"><dl><dt>Your reference number</dt><dd class="reference">${reference}</dd></dl>
<p>Your request is stored. Keep this number: name it when you write to <a href="mailto:${email}">${mailBreaks(email)}</a> about the request, to add to it or to have it erased.</p>
<p>${mailBreaks(facts.retention)}</p>
<a class="button outline" href="${facts.homeHref}">Back to the site${arrowRight}</a></div>`;
  const script = forgetScript(intakeDraft, auditDraft);
  return toCardPage(facts, { title: "We have your request", content: [card, nextSteps(facts.company)], script });
}

/**
 * The page at the same address for a number without a stored request: answer it with 404. `formHref` links to the form.
 */
export function unknownReferencePage(facts: PageFacts & { formHref: string }): Page {
  const { email } = facts.company;
  const card = html`<div class="panel card"><p>No request is stored under this number. The link may be incomplete, or the request has been erased.</p>
<p>If you have just sent the form, open it and send it again. Or write to <a href="mailto:${email}">${mailBreaks(email)}</a>.</p>
<a class="button outline" href="${facts.formHref}">Open the form${arrowRight}</a></div>`;
  const lead = html`<p class="lead">We looked for the reference number in this address.</p>`;
  return toCardPage(facts, { title: "We can’t find this request", content: [lead, card] });
}

/**
 * The page at the same address for visitors who have opened too many pages: answer it with 429. `notice` says how long
 * to wait.
 */
export function busyReferencePage(facts: PageFacts, notice: string): Page {
  const card = html`<div class="panel card"><p>${notice}</p>
<p>Then load this page again. The form that led you here is stored, and need not be sent once more.</p></div>`;
  return toCardPage(facts, { title: "One moment, please", content: [card] });
}
