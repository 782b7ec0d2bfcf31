import { Button } from "@thirtyfold/ui/button";
import { Callout } from "@thirtyfold/ui/callout";
import { usePageTitle } from "../../lib/page-title.ts";
import { passkeyFailure } from "../../lib/passkeys.ts";
import { useSignIn } from "../../lib/session.ts";
import { SignInFrame } from "./sign-in-frame.tsx";

/** Signing in by a link that works once. It waits for a press: what only looks at links must not use them up. */
export function JoinScreen({ secret, onDone }: { secret: string; onDone: () => void }) {
  usePageTitle("Your link");
  const signIn = useSignIn();
  return (
    <SignInFrame
      title="Welcome to the desk"
      lead="This link signs you in once. After that you make a passkey of your own."
    >
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
        {signIn.isError && (
          <Button variant="outline" onClick={onDone}>
            Sign in another way
          </Button>
        )}
      </div>
    </SignInFrame>
  );
}
