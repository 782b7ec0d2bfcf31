import { useEffect, useState } from "react";
import type { AuthPort, User } from "./auth-port.ts";

type Account = Readonly<{ user: User | null; loading: boolean; error: Error | null }>;

/** The account's state, and a way to change it: `run` gives it the user that a call comes back with. */
export function useAccount(port: AuthPort) {
  const [account, setAccount] = useState<Account>({ user: null, loading: port.currentUser !== undefined, error: null });

  /** `act` is called at once, within the press that asked for it. Undefined leaves the user as it is. */
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
