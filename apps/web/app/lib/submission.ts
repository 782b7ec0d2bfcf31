import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { type FieldErrors, useFieldErrors } from "./field-errors.ts";
import { type FormTexts, saveFormDraft, useFormDraft } from "./form-draft.ts";
import { HttpError } from "./http-error.ts";
import { holdPage } from "./late-page.ts";
import { randomId } from "./random-id.ts";
import { readFromTab, writeToTab } from "./tab-storage.ts";

/** What a sender gets beside the texts. */
export type Attempt = Readonly<{
  /** The `Idempotency-Key`: the same again while the same is sent and nobody knows whether it arrived. */
  key: string;
  /** Where files are. */
  form: HTMLFormElement | null;
  /** Aborted when the visitor leaves, or the time is over. */
  signal: AbortSignal;
}>;

type SubmissionOptions<Name extends string, Other extends string, Stored> = {
  /** The name under which the tab keeps what is written, and the key of what was sent. */
  draft: string;
  /** The names of the text fields; a constant. */
  names: readonly Name[];
  /** Fields of other kinds that the server may object to; a constant. */
  others?: readonly Other[];
  check: (texts: FormTexts<Name>, form: HTMLFormElement | null) => FieldErrors<Name | Other>;
  /** What is sent beside the texts, in a few words: other content gets another key. */
  mark?: (form: HTMLFormElement | null) => string;
  /** Sends the form; resolves once it is stored, and throws {@link HttpError} or the signal's reason. None in a demo. */
  send: ((texts: FormTexts<Name>, attempt: Attempt) => Promise<Stored>) | undefined;
  /** Milliseconds after which an answer is no longer waited for. */
  timeLimitMs: number;
  /** The sentence for the form: `marked` where fields have been told what is wrong; no error where no answer came. */
  failed: (error: HttpError | undefined, marked: boolean) => string | undefined;
  onStored?: (stored: Stored | undefined) => void;
};

/**
 * A form that is sent: its texts, which the tab keeps until they are stored, what is wrong with them, and one attempt at a
 * time to send them. From then on, until it is stored and emptied by `clear` or was not sent, its fields cannot be changed:
 * what is written meanwhile would be lost. Nothing is disabled, which would drop the focus: give the button `busy`.
 */
export function useSubmission<Name extends string, Stored, Other extends string = never>(
  options: SubmissionOptions<Name, Other, Stored>,
) {
  const { draft, names, others = [], check, mark = () => "", send, timeLimitMs, failed, onStored } = options;
  const form = useRef<HTMLFormElement>(null);
  const { state, setState, isFree, attempt } = useAttempt(timeLimitMs);
  const [failure, setFailure] = useState<string>();
  const { errors, forget, show } = useFieldErrors<Name | Other>(form);
  const onEdit = (name: Name | Other) => {
    forget(name);
    setFailure(undefined);
  };
  const locked = state !== "writing";
  const { texts, clear: empty, ...fields } = useFormDraft<Name>(form, { draft, names, onEdit, locked });

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
    if (show(check(texts, form.current))) return;
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
  return { form, texts, ...fields, errors, busy, stored, failure, onEdit, submit, clear };
}

/** One attempt at a time, which ends when its time is over or the visitor leaves. The page is not left by itself meanwhile. */
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
      // The sender's code may be what does not come.
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
  // Not by the state, which a second press in the same moment does not see yet.
  return { state, setState, isFree: () => running.current === undefined, attempt };
}

/** What the server found wrong with fields that the form has. */
function errorsOf<Name extends string>(answer: HttpError | undefined, names: readonly Name[]): FieldErrors<Name> {
  const found = answer?.fieldErrors ?? {};
  const marked = names.filter((name) => found[name] !== undefined);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Made of the names; `fromEntries` forgets them.
  return Object.fromEntries(marked.map((name) => [name, found[name]])) as FieldErrors<Name>;
}

const keyOf = (draft: string) => `attempt:${draft}`;

/** The key of the last attempt where the same is sent again, kept by the tab over a reload; else a new one. */
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
