import { Button } from "@thirtyfold/ui/button";
import { Callout } from "@thirtyfold/ui/callout";
import { usePageTitle } from "../../lib/page-title.ts";
import { passkeyFailure } from "../../lib/passkeys.ts";
import { useSignIn } from "../../lib/session.ts";
import { SignInFrame } from "./sign-in-frame.tsx";

/** `signedIn`: the name of the person who is already signed in. */
type Props = { secret: string; signedIn?: string | undefined; onDone: () => void };

/** Signs in by a link that works once. It waits for a click: programs that only inspect links must not use them up. */
export function JoinScreen({ secret, signedIn, onDone }: Props) {
  usePageTitle("Your link");
  const signIn = useSignIn();
  return (
    <SignInFrame
      title="Welcome to the desk"
      lead="This link signs you in once. After that you make a passkey of your own."
    >
      {signedIn !== undefined && (
        <Callout title={`You are signed in as ${signedIn}`}>
          The link works once, for whom it was made. Opened here, it signs you out and them in.
        </Callout>
      )}
      {signIn.isError && (
        <Callout role="alert" variant="destructive" title="The link did not sign you in">
          {passkeyFailure(signIn.error)} A link works once, within 24 hours.
        </Callout>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          busy={signIn.isPending}
          onClick={() => signIn.mutate(async () => ({ link: secret }), { onSuccess: onDone })}
        >
          Open the desk
        </Button>
        {(signIn.isError || signedIn !== undefined) && (
          <Button variant="outline" onClick={onDone}>
            {signedIn === undefined ? "Sign in another way" : `Stay ${signedIn}`}
          </Button>
        )}
      </div>
    </SignInFrame>
  );
}
