import { withVisit } from "../../lib/visit.ts";
import { settings } from "../../settings.ts";

export type User = Readonly<{
  id: string;
  name: string;
  /** `admin` and `superadmin` are sent on to the admin area; any other role is a plain user. */
  role: string;
}>;

/** Either nobody is signed in anymore, or the visitor is asked to write to the company. */
export type SignOutResult = "signed-out" | "contact-us";

/**
 * An account provider for `AuthProvider`; the site has only `contactFormPort`. Rejections become the context's error.
 */
export type AuthPort = Readonly<{
  /** Called once after hydration. Omit it where nobody can be signed in. */
  currentUser?: () => Promise<User | null>;
  /** Whether this user, or null, counts as signed in. */
  isAuthenticated: (user: User | null) => boolean;
  /** Whether signing in, signing up, password reset and admin access open a new tab; their buttons say so. */
  opensTab?: boolean;
  /** Called during the visitor's press, so that it may open a tab. Resolves with null when signing in takes longer. */
  signIn: () => Promise<User | null>;
  signUp: () => Promise<User | null>;
  resetPassword: () => Promise<void>;
  /** Resolves with the administrator, or null when access takes longer. */
  askAdminAccess: () => Promise<User | null>;
  signOut: () => Promise<SignOutResult>;
}>;

const openContactForm = () => {
  window.open(withVisit(settings.contactFormUrl), "_blank", "noopener");
  return Promise.resolve(null);
};

/** No accounts: each way in opens the contact form. Everyone counts as signed in, without a user. */
export const contactFormPort: AuthPort = {
  opensTab: true,
  isAuthenticated: () => true,
  signIn: openContactForm,
  signUp: openContactForm,
  resetPassword: async () => {
    await openContactForm();
  },
  askAdminAccess: openContactForm,
  signOut: () => Promise.resolve("contact-us"),
};
