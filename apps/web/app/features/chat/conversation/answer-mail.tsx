import { limits } from "@thirtyfold/api-contract/limits";
import { Button, Field, Input } from "@thirtyfold/ui";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { emailError } from "../../../lib/field-checks.ts";
import { request } from "../../../lib/http-client.ts";

const wrong = "Enter an e-mail address like name@company.com";
const notDone = "That did not reach us. Check your connection, then try again.";

function emailOf(answer: unknown): string | null {
  const email = typeof answer === "object" && answer !== null && "email" in answer ? answer.email : null;
  return typeof email === "string" ? email : null;
}

/** Where the server keeps what it is told; undefined until it is known. */
function useAddress(roomId: string) {
  const url = `/api/realtime-chat/rooms/${roomId}/answer-mail`;
  const [email, setEmail] = useState<string | null>();
  useEffect(() => {
    const stop = new AbortController();
    request(url, { signal: stop.signal })
      .then(async (response) => setEmail(emailOf(await response.json())))
      // Offered the next time that the conversation is opened.
      .catch(() => undefined);
    return () => stop.abort();
  }, [url]);
  return {
    email,
    keep: async (address: string) => {
      await request(url, { body: { email: address } });
      setEmail(address);
    },
    forget: async () => {
      await request(url, { method: "DELETE" });
      setEmail(null);
    },
  };
}

/** Offers to send answers to an address, tells where they go, and takes the address back. */
export function AnswerMail({ roomId }: { roomId: string }) {
  const { email, keep, forget } = useAddress(roomId);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    // The form went away with the focus in it.
    if (asked.current && !asking) button.current?.focus();
    asked.current = asking;
  }, [asking]);

  const tell = async (change: () => Promise<void>) => {
    setBusy(true);
    setError(undefined);
    try {
      await change();
      setAsking(false);
    } catch {
      setError(notDone);
    } finally {
      setBusy(false);
    }
  };
  const cancel = () => {
    setAsking(false);
    setError(undefined);
  };
  if (email === undefined) return null;
  if (asking) {
    return (
      <AddressForm
        busy={busy}
        error={error}
        onError={setError}
        onCancel={cancel}
        onSend={(to) => tell(() => keep(to))}
      />
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1 border-t border-line px-4 py-1.5 text-small text-fg-2">
      <p role="status" className="min-w-0 break-words">
        {error ?? (email === null ? "" : `What you don't see here also goes to ${email}.`)}
      </p>
      {email === null ? (
        <Button ref={button} variant="link" size="sm" onClick={() => setAsking(true)}>
          Get the answer by mail
        </Button>
      ) : (
        <Button ref={button} variant="link" size="sm" busy={busy} onClick={() => void tell(forget)}>
          Stop, and erase the address
        </Button>
      )}
    </div>
  );
}

type AddressFormProps = {
  busy: boolean;
  error: string | undefined;
  onError: (error: string | undefined) => void;
  onCancel: () => void;
  onSend: (email: string) => Promise<void>;
};

function AddressForm({ busy, error, onError, onCancel, onSend }: AddressFormProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const email = field.current?.value.trim() ?? "";
    const problem = emailError(email, wrong, wrong);
    onError(problem);
    if (problem === undefined) void onSend(email);
    else field.current?.focus();
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      onKeyDown={({ key }) => key === "Escape" && onCancel()}
      className="grid gap-3 border-t border-line px-4 py-3"
    >
      <Field
        label="E-mail address for the answer"
        error={error}
        help="We mail you what you have not seen here after 5 minutes. The address is kept with this conversation, is erased with it, and serves nothing else."
      >
        <Input
          ref={field}
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={limits.email}
          onChange={() => onError(undefined)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" variant="secondary" busy={busy}>
          Get the answer by mail
        </Button>
        <Button size="sm" variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
