import { type Html, html } from "./html.ts";
import { smallWarning } from "./icons.ts";
import type { FormState } from "./page.ts";

type Common = { name: string; label: string; required?: boolean; help?: string };

/** One line of text. */
export type TextField = Common & {
  kind: "text";
  type?: "text" | "email" | "tel";
  /** A value of HTML's `autocomplete`, such as `organization`. */
  autocomplete: string;
  /** The server's limit. Not `maxlength`, with which browsers cut pasted text silently. */
  maxLength: number;
  /** The error for a required field that is empty. */
  missing?: string;
  /** The error for a value that is not of the field's type. */
  wrong?: string;
};
/** Several lines of text. */
export type AreaField = Common & { kind: "area"; maxLength: number; placeholder?: string };
/** `none` is the option for no answer; `maxLength` cuts an option from a link. */
export type SelectField = Common & { kind: "select"; none: string; options: readonly string[]; maxLength: number };
/** Checkboxes if `many`, otherwise radio buttons. */
export type ChoiceField = Common & { kind: "choice"; many: boolean; options: readonly string[] };

export type Field = TextField | AreaField | SelectField | ChoiceField;

/** Something, an at sign, and a domain with a dot in it: roughly what the server accepts. */
const emailPattern = "[^@]+@[^@]+\\.[^@.]+";

/** The id of the element that takes the focus when the field is invalid. */
export const focusId = (field: Field) => (field.kind === "choice" ? `${field.name}-0` : field.name);

function valuesOf(field: Field, { values }: FormState): readonly string[] {
  const value = values?.[field.name] ?? [];
  return typeof value === "string" ? [value] : value;
}

const lengthWords = (most: number) => `At most ${most.toLocaleString("en-US")} characters: shorten it.`;

/** The error of a text that is longer than the server accepts, and by how much: CRLF counts as one there. */
export function lengthError(field: Field, state: FormState): string | undefined {
  if (field.kind !== "text" && field.kind !== "area") return undefined;
  const [value = ""] = valuesOf(field, state);
  const over = value.replaceAll("\r\n", "\n").length - field.maxLength;
  return over > 0 ? `${lengthWords(field.maxLength)} ${over.toLocaleString("en-US")} too many.` : undefined;
}

const lengthData = ({ maxLength }: TextField | AreaField) =>
  html` data-max="${maxLength}" data-long="${lengthWords(maxLength)}"`;

function describedBy(field: Field, wrong: boolean): string {
  return [field.help !== undefined && `${field.name}-help`, wrong && `${field.name}-error`].filter(Boolean).join(" ");
}

/** An element that is announced as it appears; the number in it, which changes with every keystroke, is not. */
function errorOf(field: Field, message: string | undefined): Html {
  return html`<div class="live" aria-live="polite"><p class="error" id="${field.name}-error"${message === undefined && html` hidden`}>${smallWarning}<span><span>${message ?? ""}</span> <span aria-live="off"></span></span></p></div>`;
}

function attributes(field: Field, state: FormState): Html {
  const wrong = state.errors?.[field.name] !== undefined;
  const description = describedBy(field, wrong);
  return html` id="${focusId(field)}" name="${field.name}"${field.required === true && html` required`}${
    description !== "" && html` aria-describedby="${description}"`
  }${wrong && html` aria-invalid="true"`}`;
}

function control(field: Exclude<Field, ChoiceField>, state: FormState): Html {
  const [value = ""] = valuesOf(field, state);
  const own = attributes(field, state);
  if (field.kind === "area") {
    // The parser drops the newline after the tag, so that a value may begin with one of its own.
    return html`<textarea class="box" dir="auto"${own} rows="5"${lengthData(field)} placeholder="${field.placeholder ?? ""}">
${value}</textarea>`;
  }
  if (field.kind === "select") {
    const options = value === "" || field.options.includes(value) ? field.options : [...field.options, value];
    return html`<select class="box"${own} data-max="${field.maxLength}"><option value="">${field.none}</option>${options.map(
      (option) => html`<option${option === value && html` selected`}>${option}</option>`,
    )}</select>`;
  }
  const { type = "text", missing, wrong } = field;
  return html`<input class="box" dir="auto"${own} type="${type}" autocomplete="${field.autocomplete}"${lengthData(field)} value="${value}"${
    // Without a script, the browser's bubble shows the title after "Please match the requested format".
    type === "email" &&
    html` inputmode="email" autocapitalize="none" spellcheck="false" pattern="${emailPattern}" title="${wrong ?? ""}"`
  }${type === "tel" && html` inputmode="tel"`}${missing !== undefined && html` data-missing="${missing}"`}${
    wrong !== undefined && html` data-wrong="${wrong}"`
  }>`;
}

const marker = (field: Field) => (field.required === true ? html`` : html` <span class="optional">(optional)</span>`);
const helpOf = ({ name, help }: Field) => help !== undefined && html`<p class="help" id="${name}-help">${help}</p>`;

function choices(field: ChoiceField, state: FormState): Html {
  const chosen = valuesOf(field, state);
  const message = state.errors?.[field.name];
  const description = describedBy(field, message !== undefined);
  const type = field.many ? "checkbox" : "radio";
  return html`<fieldset class="field"${description !== "" && html` aria-describedby="${description}"`}><legend>${field.label}${marker(field)}</legend>
${helpOf(field)}<div class="choices">${field.options.map(
    (option, index) =>
      html`<label><input type="${type}" id="${field.name}-${index}" name="${field.name}" value="${option}"${chosen.includes(option) && html` checked`}>${option}</label>`,
  )}</div>${errorOf(field, message)}</fieldset>`;
}

/** A field with its label, help, value and error. */
export function fieldMarkup(field: Field, state: FormState): Html {
  if (field.kind === "choice") return choices(field, state);
  return html`<div class="field"><label for="${field.name}">${field.label}${marker(field)}</label>
${helpOf(field)}${control(field, state)}
${errorOf(field, state.errors?.[field.name])}</div>`;
}
