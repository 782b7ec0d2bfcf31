import { randomId } from "@thirtyfold/realtime-protocol/random-id";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { type FieldErrors, useFieldErrors } from "./field-errors.ts";
import { type FormTexts, saveFormDraft, useFormDraft } from "./form-draft.ts";
import { HttpError } from "./http-error.ts";
import { holdPage } from "./late-page.ts";
import { readFromTab, writeToTab } from "./tab-storage.ts";

/** The arguments of `send` besides the texts. */
export type Attempt = Readonly<{
  /** The `Idempotency-Key`: unchanged while the same content is sent and its outcome is unknown. */
  key: string;
  /** For access to its files. */
  form: HTMLFormElement | null;
  /** Aborted when the visitor leaves or the time limit is reached. */
  signal: AbortSignal;
}>;

type SubmissionOptions<Name extends string, Other extends string, Stored> = {
  /** The key in tab storage for the draft and for the last attempt. */
  draft: string;
  /** Names of the text fields, as a constant. */
  names: readonly Name[];
  /** Character limits of the server, for typed fields. */
  most: { readonly [Field in Name]?: number };
  /** Other fields that the server may reject, as a constant. */
  others?: readonly Other[];
  check: (texts: FormTexts<Name>, form: HTMLFormElement | null) => FieldErrors<Name | Other>;
  /** A short description of the content sent besides the texts: different content gets a different key. */
  mark?: (form: HTMLFormElement | null) => string;
  /** Resolves once the form is stored; throws {@link HttpError} or the signal's reason. Undefined in a demo. */
  send: ((texts: FormTexts<Name>, attempt: Attempt) => Promise<Stored>) | undefined;
  /** In milliseconds. */
  timeLimitMs: number;
  /** Returns the form's own error, if any; `marked` if fields have errors; `error` is undefined if no response came. */
  failed: (error: HttpError | undefined, marked: boolean) => string | undefined;
  onStored?: (stored: Stored | undefined) => void;
};

/**
 * A form that is sent: its values, kept by the tab until they are stored, its errors, and one attempt at a time to send
 * it. While an attempt is pending, and until it has failed or was stored and cleared by `clear`, the fields are locked:
 * changes would be lost. Nothing is disabled, which would drop the focus: give the button `busy`.
 */
export function useSubmission<Name extends string, Stored, Other extends string = never>(
  options: SubmissionOptions<Name, Other, Stored>,
) {
  const { draft, names, most, others = [], check, mark = () => "", send, timeLimitMs, failed, onStored } = options;
  const form = useRef<HTMLFormElement>(null);
  const { state, setState, isFree, attempt } = useAttempt(timeLimitMs);
  const [failure, setFailure] = useState<string>();
  const { errors, forget, show } = useFieldErrors<Name | Other>(form);
  const onEdit = (name: Name | Other) => {
    forget(name);
    setFailure(undefined);
  };
  const locked = state !== "writing";
  const { texts, long, clear: empty, ...fields } = useFormDraft<Name>(form, { draft, names, most, onEdit, locked });

  const explain = (error: unknown) => {
    const answer = error instanceof HttpError ? error : undefined;
    if (answer?.status === 409) writeToTab(keyOf(draft), undefined);
    setFailure(failed(answer, show(errorsOf(answer, [...names, ...others]))));
  };
  const finish = (stored: Stored | undefined) => {
    saveFormDraft(draft, {});
    writeToTab(keyOf(draft), undefined);
    setState("stored");
    onStored?.(stored);
  };
  const submit = async (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (!isFree() || state === "stored") return;
    setFailure(undefined);
    if (show({ ...check(texts, form.current), ...long })) return;
    if (send === undefined) {
      finish(undefined);
      return;
    }
    const key = attemptKey(draft, JSON.stringify([texts, mark(form.current)]));
    await attempt((signal) => send(texts, { key, form: form.current, signal }), finish, explain);
  };
  /** Empties the form for another submission. */
  const clear = () => {
    empty();
    setState("writing");
  };
  const [busy, stored] = [state === "sending", state === "stored"];
  return { form, texts, ...fields, errors: { ...errors, ...long }, busy, stored, failure, onEdit, submit, clear };
}

/** Ends at its time limit or when the visitor leaves. Meanwhile the page does not reload or leave on its own. */
function useAttempt(limitMs: number) {
  const running = useRef<AbortController>(undefined);
  const [state, setState] = useState<"writing" | "sending" | "stored">("writing");
  useEffect(() => () => running.current?.abort(), []);
  const attempt = async <Stored>(
    send: (signal: AbortSignal) => Promise<Stored>,
    onStored: (stored: Stored) => void,
    onFailure: (error: unknown) => void,
  ) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState("sending");
    const late = new DOMException("No answer came in time.", "TimeoutError");
    const timer = setTimeout(() => controller.abort(late), limitMs);
    const release = holdPage();
    try {
      // The sender's own code may fail to load.
      onStored(await Promise.race([send(signal), abortion(signal)]));
    } catch (error) {
      setState("writing");
      onFailure(error);
    } finally {
      clearTimeout(timer);
      release();
      running.current = undefined;
    }
  };
  // Not from state, which a second press at the same moment does not see yet.
  return { state, setState, isFree: () => running.current === undefined, attempt };
}

/** The server's errors for fields that the form contains. */
function errorsOf<Name extends string>(answer: HttpError | undefined, names: readonly Name[]): FieldErrors<Name> {
  const found = answer?.fieldErrors ?? {};
  const marked = names.filter((name) => found[name] !== undefined);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Made of the names; `fromEntries` forgets them.
  return Object.fromEntries(marked.map((name) => [name, found[name]])) as FieldErrors<Name>;
}

const keyOf = (draft: string) => `attempt:${draft}`;

/** The last attempt's key if the same content is sent again, even after a reload; otherwise a new one. */
function attemptKey(draft: string, content: string): string {
  const [key, ...last] = (readFromTab(keyOf(draft)) ?? "").split(" ");
  if (key !== undefined && key !== "" && last.join(" ") === content) return key;
  const made = randomId();
  writeToTab(keyOf(draft), `${made} ${content}`);
  return made;
}

function abortion(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- The signal's own reason.
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
