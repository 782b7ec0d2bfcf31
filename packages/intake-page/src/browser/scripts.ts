import {
  checkFields,
  cleanTexts,
  enhance,
  focusError,
  forgetDrafts,
  keepDraft,
  keyAttempt,
  noteVisit,
  prefill,
  sendOnce,
} from "./form-parts.ts";

const call = (run: (...parts: never[]) => void, ...values: readonly unknown[]) =>
  `(${run.toString()})(${values.map((value) => (typeof value === "function" ? value.toString() : JSON.stringify(value))).join(",")});`;

/** The inline script of a page with a form. */
export const formScript = call(
  enhance,
  noteVisit,
  prefill,
  keepDraft,
  cleanTexts,
  checkFields,
  sendOnce,
  keyAttempt,
  focusError,
);

/** The inline script of the page that confirms: it drops the drafts under `keys`. */
export const forgetScript = (...keys: readonly string[]) => call(forgetDrafts, ...keys);
