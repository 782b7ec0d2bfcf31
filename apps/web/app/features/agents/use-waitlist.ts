import { waitlist } from "@thirtyfold/content";
import { useEffect, useEffectEvent } from "react";
import { flushSync } from "react-dom";
import { emailError, missing } from "../../lib/field-checks.ts";
import type { FieldErrors } from "../../lib/field-errors.ts";
import type { FormTexts } from "../../lib/form-draft.ts";
import { latePart } from "../../lib/late.tsx";
import { type Attempt, useSubmission } from "../../lib/submission.ts";
import { personLimits } from "../../lib/too-long.tsx";
import { readVisit } from "../../lib/visit.ts";

type Name = "name" | "email" | "businessType";

// A demo build sends nothing and never loads the client.
const http = latePart(() => import("../../lib/http-client.ts"));

const names: readonly Name[] = ["name", "email", "businessType"];
/** How long the thanks stay visible (SPEC, section 9), in ms. */
const thanksTime = 3_000;
/** Timeout for the response, in ms. */
const timeLimitMs = 30_000;

/** The waitlist form. Without `capture` it thanks immediately and clears itself. */
export function useWaitlist(capture: boolean) {
  const submission = useSubmission<Name, void>({
    draft: "waitlist",
    names,
    most: personLimits,
    check: mistakes,
    send: capture ? send : undefined,
    timeLimitMs,
    failed: (error, marked) => (marked ? undefined : (error?.serverMessage ?? whyNot(error?.status))),
  });
  const { form, stored, clear } = submission;
  const writeAgain = useEffectEvent(() => {
    const onThanks = form.current?.querySelector('[role="status"]')?.contains(document.activeElement) ?? false;
    flushSync(clear);
    // The thanks took the focus from the button.
    if (onThanks) form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (!stored) return undefined;
    const timer = setTimeout(writeAgain, thanksTime);
    return () => clearTimeout(timer);
  }, [stored]);
  return submission;
}

const whyNot = (status: number | undefined) => (status === undefined ? waitlist.failed : waitlist.trouble);

async function send(texts: FormTexts<Name>, { key, signal }: Attempt): Promise<void> {
  const { request } = await http.load();
  const body = { ...texts, email: texts.email.trim(), origin: readVisit() };
  const { status } = await request("/api/forms/waitlist", { body, key, signal });
  // Another page served in place of the API, by a portal or a host without it, is no receipt.
  if (status !== 201) throw new Error("Not stored.");
}

function mistakes({ name, email, businessType }: FormTexts<Name>): FieldErrors<Name> {
  const { errors } = waitlist;
  return {
    name: missing(name, errors.name),
    email: emailError(email, errors.emailFormat, errors.email),
    businessType: missing(businessType, errors.businessType),
  };
}
