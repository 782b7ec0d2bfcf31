import { limits } from "@thirtyfold/api-contract/limits";
import { Button, Field, Input } from "@thirtyfold/ui";
import { useEffect, useRef, useState } from "react";
import { emailError } from "../../../lib/field-checks.ts";
import { request } from "../../../lib/http-client.ts";
import { HttpError } from "../../../lib/http-error.ts";
import { useSubmission } from "../../../lib/submission.ts";

const wrong = "Enter an email address like name@company.com";
const notDone = "That did not reach us. Check your connection, then try again.";
/** Timeout for the response, in ms. */
const timeLimitMs = 30_000;
const names = ["email"] as const;
const most = { email: limits.email };

const whyNot = (error: unknown) => (error instanceof HttpError ? (error.serverMessage ?? notDone) : notDone);

function emailOf(answer: unknown): string | null {
  const email = typeof answer === "object" && answer !== null && "email" in answer ? answer.email : null;
  return typeof email === "string" ? email : null;
}

/** The address to which the server sends answers; undefined until known. */
function useAddress(url: string) {
  const [email, setEmail] = useState<string | null>();
  useEffect(() => {
    const stop = new AbortController();
    request(url, { signal: stop.signal })
      .then(async (response) => setEmail(emailOf(await response.json())))
      // The form is offered the next time the conversation opens.
      .catch(() => undefined);
    return () => stop.abort();
  }, [url]);
  return [email, setEmail] as const;
}

/** Offers to send answers to an address, shows which one is in use, and removes it. */
export function AnswerMail({ roomId }: { roomId: string }) {
  const url = `/api/realtime-chat/rooms/${roomId}/answer-mail`;
  const [email, setEmail] = useAddress(url);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    // The form was removed while it had the focus.
    if (asked.current && !asking) button.current?.focus();
    asked.current = asking;
  }, [asking]);

  const forget = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await request(url, { method: "DELETE", signal: AbortSignal.timeout(timeLimitMs) });
      setEmail(null);
    } catch (reason) {
      setError(whyNot(reason));
    } finally {
      setBusy(false);
    }
  };
  const close = (kept: string | undefined) => {
    setAsking(false);
    if (kept !== undefined) setEmail(kept);
  };
  const ask = () => {
    setAsking(true);
    setError(undefined);
  };
  if (email === undefined) return null;
  if (asking) return <AddressForm roomId={roomId} url={url} onClose={close} onTakeBack={() => void forget()} />;
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1 border-t border-line px-4 py-1.5 text-small text-fg-2">
      <p role="status" className="min-w-0 break-words">
        {error ?? (email === null ? "" : `What you don't see here also goes to ${email}.`)}
      </p>
      {email === null ? (
        <Button ref={button} variant="link" size="sm" busy={busy} onClick={ask}>
          Get the answer by email
        </Button>
      ) : (
        <Button ref={button} variant="link" size="sm" busy={busy} onClick={() => void forget()}>
          Stop, and erase the address
        </Button>
      )}
    </div>
  );
}

type AddressFormProps = {
  roomId: string;
  url: string;
  /** Called with the address once it is stored. */
  onClose: (kept?: string) => void;
  /** Called when the visitor cancels while the address is being sent. */
  onTakeBack: () => void;
};

function AddressForm({ roomId, url, onClose, onTakeBack }: AddressFormProps) {
  const { form, input, errors, busy, failure, submit } = useSubmission<"email", string>({
    draft: `answer-mail:${roomId}`,
    names,
    most,
    check: ({ email }) => ({ email: emailError(email, wrong, wrong) }),
    send: async (texts, { signal }) => {
      const email = texts.email.trim();
      await request(url, { body: { email }, signal });
      return email;
    },
    timeLimitMs,
    failed: (error, marked) => (marked ? undefined : whyNot(error)),
    onStored: onClose,
  });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const cancel = () => {
    onClose();
    if (busy) onTakeBack();
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      onKeyDown={({ key }) => key === "Escape" && cancel()}
      className="grid gap-3 border-t border-line px-4 py-3"
    >
      <Field
        label="Email address for the answer"
        error={errors.email ?? failure}
        help="We email you what you have not seen here after 5 minutes. The address is kept with this conversation, erased with it, and used for nothing else."
      >
        <Input ref={field} {...input("email")} type="email" autoComplete="email" inputMode="email" />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" variant="secondary" busy={busy}>
          Get the answer by email
        </Button>
        <Button size="sm" variant="ghost" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
