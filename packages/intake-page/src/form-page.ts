import { formScript } from "./browser/scripts.ts";
import { toPage } from "./document.ts";
import { type Field, fieldMarkup, focusId, lengthError } from "./fields.ts";
import { type Html, html } from "./html.ts";
import { arrowRight, largeWarning } from "./icons.ts";
import { mailBreaks } from "./mail-breaks.ts";
import { nextSteps } from "./next-steps.ts";
import type { FormFacts, FormState, Page } from "./page.ts";
import { formStyle } from "./style/form-style.ts";

/** A form's own part of its page. Fields in one array are side by side where there is room. */
export type FormContent = {
  title: string;
  lead: string;
  /** For search engines. */
  description: string;
  /** The button's label. */
  send: string;
  /** The key under which the browser keeps typed text until it is sent. */
  draft: string;
  fields: readonly (readonly Field[])[];
};

function summary(fields: readonly Field[], { errors = {}, notice }: FormState): Html | false {
  const wrong = fields.filter(({ name }) => errors[name] !== undefined);
  if (wrong.length === 0 && notice === undefined) return false;
  const count = wrong.length === 1 ? "One answer needs" : `${wrong.length} answers need`;
  const title = wrong.length > 0 ? `${count} another look` : "Your request was not sent";
  return html`<div class="alert" role="alert" tabindex="-1" id="errors">${largeWarning}<h2>${title}</h2>
${notice !== undefined && html`<p>${notice}</p>`}
${wrong.length > 0 && html`<ul>${wrong.map((field) => html`<li><a href="#${focusId(field)}">${errors[field.name]}</a></li>`)}</ul>`}</div>`;
}

function form(facts: FormFacts, content: FormContent, state: FormState): Html {
  const fields = content.fields.flat();
  return html`<form class="panel" method="post" action="${facts.action}" data-draft="${content.draft}" aria-label="${content.title}">
${summary(fields, state)}
<div class="alert" role="alert" id="offline" hidden>${largeWarning}<h2>You are offline</h2><p>What you typed is kept in this tab. Send it when you are connected again.</p></div>
${content.fields.map((row) =>
  row.length === 1
    ? html`${row.map((field) => fieldMarkup(field, state))}`
    : html`<div class="pair">${row.map((field) => fieldMarkup(field, state))}</div>`,
)}
<input type="hidden" name="origin" maxlength="2000"><input type="hidden" name="attempt">
<div class="trap" aria-hidden="true"><label for="website">Leave this empty</label><input id="website" name="website" type="text" tabindex="-1" autocomplete="off"></div>
<div class="send"><button class="button primary" type="submit" data-busy="Sending">${content.send}${arrowRight}</button>
<p class="small">${mailBreaks(facts.retention)}</p></div>
</form>`;
}

/** A whole page with a form that submits without any script. */
export function formPage(facts: FormFacts, content: FormContent, sent: FormState): Page {
  const tooLong = content.fields.flat().flatMap((field) => {
    const error = lengthError(field, sent);
    return error === undefined ? [] : [[field.name, error] as const];
  });
  const state = { ...sent, errors: { ...sent.errors, ...Object.fromEntries(tooLong) } };
  const broken = state.notice !== undefined || Object.keys(state.errors).length > 0;
  return toPage(facts, {
    title: broken ? `Error: ${content.title}` : content.title,
    ...(!broken && { description: content.description }),
    style: formStyle,
    script: formScript,
    main: html`<h1>${content.title}</h1>
<div class="rule"></div>
<div class="split">
<p class="lead">${content.lead}</p>
${form(facts, content, state)}
${nextSteps(facts.company)}
</div>`,
  });
}
