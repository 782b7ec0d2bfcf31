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

/**
 * A script that calls `run` with `values`. Bundlers that keep names wrap a function's inner ones in `__name(…)`, which the
 * browser would not know.
 */
export const call = (run: (...parts: never[]) => void, ...values: readonly unknown[]) =>
  `{const __name=(f)=>f;(${run.toString()})(${values.map((value) => (typeof value === "function" ? value.toString() : JSON.stringify(value))).join(",")})}`;

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

/** The inline script of the confirmation page: it removes the drafts under `keys`. */
export const forgetScript = (...keys: readonly string[]) => call(forgetDrafts, ...keys);
