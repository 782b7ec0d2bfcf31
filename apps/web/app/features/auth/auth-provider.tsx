import { type ReactNode, useEffect, useState } from "react";
import { latePart, useLate } from "../../lib/late.tsx";
import { AuthContext } from "./auth-context.ts";
import { type AuthPort, contactFormPort, type User } from "./auth-port.ts";

const overlay = latePart(() => import("./sign-out-overlay.tsx").then((module) => module.SignOutOverlay));

type AuthProviderProps = {
  /** Must be the same object on every render. */
  port?: AuthPort;
  children: ReactNode;
};

/** Wraps the routes that need an account, not the whole site, so that other pages do not load it. */
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

type Account = Readonly<{ user: User | null; loading: boolean; error: Error | null }>;

/** The account's state; `run` stores the user that a call resolves with. */
function useAccount(port: AuthPort) {
  const [account, setAccount] = useState<Account>({ user: null, loading: port.currentUser !== undefined, error: null });

  /** `act` runs synchronously, during the press. If it resolves with undefined, the user is unchanged. */
  const run = async (act: () => Promise<User | null | undefined>): Promise<void> => {
    try {
      const answer = act();
      setAccount(({ user }) => ({ user, loading: true, error: null }));
      const next = await answer;
      setAccount(({ user }) => ({ user: next === undefined ? user : next, loading: false, error: null }));
    } catch (error: unknown) {
      setAccount(({ user }) => ({ user, loading: false, error: asError(error) }));
    }
  };

  useEffect(() => {
    let left = false;
    const settle = (change: Partial<Account>) => {
      if (!left) setAccount((before) => ({ ...before, ...change, loading: false }));
    };
    port.currentUser?.().then(
      (user) => settle({ user }),
      (error: unknown) => settle({ error: asError(error) }),
    );
    return () => {
      left = true;
    };
  }, [port]);

  return { account, run };
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
