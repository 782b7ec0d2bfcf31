import { type ReactNode, useState } from "react";
import { latePart, useLate } from "../../lib/late.tsx";
import { AuthContext } from "./auth-context.ts";
import type { AuthPort } from "./auth-port.ts";
import { contactFormPort } from "./contact-form-port.ts";
import { useAccount } from "./use-account.ts";

const overlay = latePart(() => import("./sign-out-overlay.tsx").then((module) => module.SignOutOverlay));

type AuthProviderProps = {
  /** Who keeps the accounts. It must be the same object on every render. */
  port?: AuthPort;
  children: ReactNode;
};

/**
 * Tells everything in it who is signed in. It stands around the routes that ask, not around the site: other pages do not
 * load it. The overlay of a sign-out is fetched with the first one.
 */
export function AuthProvider({ port = contactFormPort, children }: AuthProviderProps) {
  const { account, run } = useAccount(port);
  const { loaded: Overlay } = useLate(overlay);
  const [asked, setAsked] = useState(false);

  const signOut = async () => {
    if ((await port.signOut()) === "signed-out") return null;
    await overlay.load();
    setAsked(true);
    return undefined;
  };
  const resetPassword = async () => {
    await port.resetPassword();
    return undefined;
  };
  const auth = {
    ...account,
    isAuthenticated: port.isAuthenticated(account.user),
    opensTab: port.opensTab ?? false,
    signIn: () => run(port.signIn),
    signUp: () => run(port.signUp),
    resetPassword: () => run(resetPassword),
    askAdminAccess: () => run(port.askAdminAccess),
    signOut: () => run(signOut),
  };
  return (
    <AuthContext value={auth}>
      {children}
      {Overlay && <Overlay open={asked} onOpenChange={setAsked} />}
    </AuthContext>
  );
}
