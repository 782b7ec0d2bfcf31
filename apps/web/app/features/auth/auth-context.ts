import { createContext, use } from "react";
import type { User } from "./auth-port.ts";

export type Auth = Readonly<{
  /** Null while nobody is signed in or the user is not known yet. */
  user: User | null;
  isAuthenticated: boolean;
  loading: boolean;
  error: Error | null;
  opensTab: boolean;
  signIn: () => Promise<void>;
  signUp: () => Promise<void>;
  resetPassword: () => Promise<void>;
  askAdminAccess: () => Promise<void>;
  signOut: () => Promise<void>;
}>;

export const AuthContext = createContext<Auth | null>(null);

/** The signed-in user, and the ways in and out. Calls never reject: failures become `error`. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (auth === null) throw new Error("useAuth needs an AuthProvider around it.");
  return auth;
}
