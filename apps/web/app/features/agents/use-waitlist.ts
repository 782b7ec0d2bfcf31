import { waitlist } from "@thirtyfold/content";
import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { emailFormat } from "../../lib/email-format.ts";
import { type FieldErrors, useFieldErrors } from "../../lib/field-errors.ts";
import { type FormTexts, saveFormDraft, useFormDraft } from "../../lib/form-draft.ts";
import { latePart } from "../../lib/late.tsx";
import type { WaitlistOutcome } from "./send-waitlist.ts";

/** `sending` only where the form is captured; `thanks` for three seconds, then empty again. */
export type WaitlistState = "idle" | "sending" | "thanks";

type Name = "name" | "email" | "businessType";

const sending = latePart(() => import("./send-waitlist.ts"));

const draft = "waitlist";
const names: readonly Name[] = ["name", "email", "businessType"];
/** How long the thanks stand (SPEC, section 9), in ms. */
const thanksTime = 3_000;

/** The waitlist's form: what is in it, what is wrong with it, and what becomes of it. */
export function useWaitlist(capture: boolean) {
  const [state, setState] = useState<WaitlistState>("idle");
  const [failure, setFailure] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const { errors, forget, show } = useFieldErrors<Name>(form);
  const { texts, clear, input, select } = useFormDraft<Name>(form, {
    draft,
    names,
    onEdit: (name) => {
      forget(name);
      setFailure(undefined);
    },
  });

  useEffect(() => {
    if (state !== "thanks") return undefined;
    const timer = setTimeout(() => {
      const onThanks = form.current?.querySelector('[role="status"]')?.contains(document.activeElement) ?? false;
      flushSync(() => {
        clear();
        setState("idle");
      });
      // The thanks took the focus from the button; it goes back there.
      if (onThanks) form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
    }, thanksTime);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- `clear` is new with each render; the time runs once.
  }, [state]);

  const thank = () => {
    // At once, so that who leaves within the three seconds finds an empty form.
    saveFormDraft(draft, { name: "", email: "", businessType: "" });
    setState("thanks");
  };
  const send = async () => {
    setState("sending");
    const outcome = await deliver(texts);
    if (outcome.stored) {
      thank();
      return;
    }
    setState("idle");
    if (!show(knownErrors(outcome.fields))) setFailure(outcome.failure);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (state !== "idle") return;
    setFailure(undefined);
    if (show(mistakes(texts))) return;
    if (capture) void send();
    else thank();
  };
  return { form, input, select, errors, state, failure, submit };
}

/** Sends the form, by code that only a form that is captured fetches. */
async function deliver(texts: FormTexts<Name>): Promise<WaitlistOutcome> {
  try {
    const { sendWaitlist } = await sending.load();
    return await sendWaitlist({ ...texts, email: texts.email.trim() });
  } catch {
    return { stored: false, fields: {}, failure: waitlist.failed };
  }
}

function mistakes({ name, email, businessType }: FormTexts<Name>): FieldErrors<Name> {
  const { errors } = waitlist;
  return {
    ...(name.trim() === "" ? { name: errors.name } : {}),
    ...(email.trim() === ""
      ? { email: errors.email }
      : emailFormat.test(email.trim())
        ? {}
        : { email: errors.emailFormat }),
    ...(businessType === "" ? { businessType: errors.businessType } : {}),
  };
}

function knownErrors(found: Readonly<Record<string, string>>): FieldErrors<Name> {
  return Object.fromEntries(names.flatMap((name) => (found[name] === undefined ? [] : [[name, found[name]]])));
}
