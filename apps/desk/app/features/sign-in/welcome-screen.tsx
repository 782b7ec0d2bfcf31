import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Button } from "@thirtyfold/ui/button";
import { Callout } from "@thirtyfold/ui/callout";
import KeyRound from "lucide-react/icons/key-round";
import { useState } from "react";
import { usePageTitle } from "../../lib/page-title.ts";
import { makePasskey, makesPasskeys, passkeyFailure, passkeysQuery } from "../../lib/passkeys.ts";
import { type DeskSession, useMe } from "../../lib/session.ts";
import { SignInFrame } from "./sign-in-frame.tsx";

const askedKey = "desk-passkey-asked";

function wasAsked(session: string): boolean {
  try {
    return sessionStorage.getItem(askedKey) === session;
  } catch {
    return false;
  }
}

function rememberAsked(session: string): void {
  try {
    sessionStorage.setItem(askedKey, session);
  } catch {
    // The next load asks again.
  }
}

/**
 * Whether to ask a person who came by a token or a link to make a passkey. Asked once per sign-in and tab, even of
 * people who have one: it may be lost or on another device.
 */
export function useWelcome({ session }: DeskSession): { wanted: boolean; done: () => void } {
  const [done, setDone] = useState(() => wasAsked(session.id));
  const finish = () => {
    rememberAsked(session.id);
    setDone(true);
  };
  return { wanted: session.way !== "passkey" && makesPasskeys() && !done, done: finish };
}

/** Makes the first passkey on a device. */
export function WelcomeScreen({ onDone }: { onDone: () => void }) {
  usePageTitle("Your passkey");
  const { name } = useMe();
  const client = useQueryClient();
  const make = useMutation({
    mutationFn: makePasskey,
    onSuccess: async () => {
      onDone();
      await client.invalidateQueries({ queryKey: passkeysQuery.queryKey });
    },
  });
  return (
    <SignInFrame
      title={`Make your passkey, ${name.split(" ")[0]}`}
      lead="From now on you sign in the way you unlock this device. There is nothing to remember, and nothing that could be stolen from us."
    >
      {make.isError && (
        <Callout role="alert" variant="destructive" title="No passkey was made">
          {passkeyFailure(make.error)}
        </Callout>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={make.isPending} onClick={() => make.mutate()}>
          <KeyRound aria-hidden size={18} strokeWidth={1.75} />
          Make a passkey
        </Button>
        <Button variant="ghost" onClick={onDone}>
          Later
        </Button>
      </div>
    </SignInFrame>
  );
}
