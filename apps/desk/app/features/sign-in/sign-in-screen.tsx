import { Button } from "@thirtyfold/ui/button";
import { Callout } from "@thirtyfold/ui/callout";
import { Field } from "@thirtyfold/ui/field";
import { Input } from "@thirtyfold/ui/input";
import KeyRound from "lucide-react/icons/key-round";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { textOf } from "../../lib/form-text.ts";
import { hasTexts } from "../../lib/kept-text.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { answerByPasskey, makesPasskeys, noPasskeys, passkeyFailure } from "../../lib/passkeys.ts";
import { onPushOpened } from "../../lib/push.ts";
import { useEnded, useSignIn } from "../../lib/session.ts";
import { SignInFrame } from "./sign-in-frame.tsx";

/** Signs in by a passkey, or by the token that the server was started with. */
export function SignInScreen() {
  usePageTitle("Sign in");
  const passkeys = makesPasskeys();
  const [byToken, setByToken] = useState(!passkeys);
  const signIn = useSignIn();
  const ended = useEnded();
  useEffect(() => onPushOpened((path) => history.replaceState(null, "", `/desk${path}`)), []);
  return (
    <SignInFrame title="The desk" lead="Where the people of Thirtyfold answer.">
      {ended !== undefined && (
        <Callout role="alert" title="Your session has ended">
          Sign in to go on{hasTexts(ended) && "; your draft is kept"}.
        </Callout>
      )}
      {passkeys ? (
        <Button busy={signIn.isPending && !byToken} onClick={() => signIn.mutate(answerByPasskey)} className="w-fit">
          <KeyRound aria-hidden size={18} strokeWidth={1.75} />
          Sign in with a passkey
        </Button>
      ) : (
        <Callout title="No passkeys here">
          {noPasskeys()} Ask an owner of the desk for a link that signs you in.
        </Callout>
      )}
      {signIn.isError && !byToken && (
        <Callout role="alert" variant="destructive" title="You are not signed in">
          {passkeyFailure(signIn.error)}
        </Callout>
      )}
      {byToken ? (
        <TokenForm asked={passkeys} />
      ) : (
        <p className="text-fg-2">
          Here for the first time?{" "}
          <Button variant="link" size="sm" className="px-0" onClick={() => setByToken(true)}>
            Use the administrator's token
          </Button>
        </p>
      )}
    </SignInFrame>
  );
}

/** `asked`: the person opened the form by a click, and can type at once. */
function TokenForm({ asked }: { asked: boolean }) {
  const signIn = useSignIn();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (asked) form.current?.querySelector("input")?.focus();
  }, [asked]);
  const [missing, setMissing] = useState<{ token?: string; name?: string }>({});
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const token = textOf(given, "token");
    const name = textOf(given, "name");
    const wrong = {
      ...(!token && { token: "Enter the token" }),
      ...(!name && { name: "Enter your name" }),
    };
    setMissing(wrong);
    if (token && name) signIn.mutate(async () => ({ token, name }));
    else form.current?.querySelector<HTMLElement>(wrong.token ? "[name=token]" : "[name=name]")?.focus();
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4 border-t border-line pt-5">
      <Field
        label="Administrator's token"
        help="The ADMIN_TOKEN that the server was started with."
        error={missing.token}
        required
      >
        <Input type="password" name="token" autoComplete="off" />
      </Field>
      <Field label="Your name" help="Visitors see your first name." error={missing.name} required>
        <Input name="name" autoComplete="name" />
      </Field>
      {signIn.isError && (
        <Callout role="alert" variant="destructive" title="You are not signed in">
          {passkeyFailure(signIn.error)}
        </Callout>
      )}
      <Button type="submit" variant="outline" busy={signIn.isPending} className="w-fit">
        Sign in with the token
      </Button>
    </form>
  );
}
