import { emailFormat } from "@thirtyfold/api-contract/limits";
import { waitlist } from "@thirtyfold/content";
import { type SyntheticEvent, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import type { FieldErrors } from "../../lib/field-errors.ts";
import type { FormTexts } from "../../lib/form-draft.ts";
import { latePart } from "../../lib/late.tsx";
import { type Attempt, useSubmission } from "../../lib/submission.ts";

type Name = "name" | "email" | "businessType";

// The demo, which sends nothing, does not need it.
const http = latePart(() => import("../../lib/http-client.ts"));

const names: readonly Name[] = ["name", "email", "businessType"];
/** How long the thanks stand (SPEC, section 9), in ms. */
const thanksTime = 3_000;
/** How long an answer is waited for, in ms. */
const timeLimitMs = 30_000;

/** The waitlist's form. It is thanked for at once where nothing is captured, and then empty again. */
export function useWaitlist(capture: boolean) {
  const [thanked, setThanked] = useState(false);
  const { form, clear, submit, ...fields } = useSubmission<Name, void>({
    draft: "waitlist",
    names,
    check: mistakes,
    send: capture ? send : undefined,
    timeLimitMs,
    failed: (error, marked) => (marked ? undefined : (error?.serverMessage ?? waitlist.failed)),
    onStored: () => setThanked(true),
  });

  useEffect(() => {
    if (!thanked) return undefined;
    const timer = setTimeout(() => {
      const onThanks = form.current?.querySelector('[role="status"]')?.contains(document.activeElement) ?? false;
      flushSync(() => {
        clear();
        setThanked(false);
      });
      // The thanks took the focus from the button; it goes back there.
      if (onThanks) form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
    }, thanksTime);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- `clear` is new with each render; the time runs once.
  }, [thanked, form]);

  return {
    form,
    ...fields,
    thanked,
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      if (!thanked) void submit();
    },
  };
}

async function send(texts: FormTexts<Name>, { key, signal }: Attempt): Promise<void> {
  const { post } = await http.load();
  await post("/api/forms/waitlist", { body: { ...texts, email: texts.email.trim() }, key, signal });
}

function mistakes({ name, email, businessType }: FormTexts<Name>): FieldErrors<Name> {
  const { errors } = waitlist;
  const address = email.trim();
  return {
    ...(name.trim() === "" && { name: errors.name }),
    ...(address !== "" && !emailFormat.test(address) && { email: errors.emailFormat }),
    ...(address === "" && { email: errors.email }),
    ...(businessType === "" && { businessType: errors.businessType }),
  };
}
