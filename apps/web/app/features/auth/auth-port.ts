import { settings } from "../../settings.ts";

/** Who is signed in. */
export type User = Readonly<{
  id: string;
  name: string;
  /** `admin` and `superadmin` are sent on to the admin area; any other word is a plain user. */
  role: string;
}>;

/** How a sign-out ended: nobody is signed in any more, or the visitor is asked to write to us instead. */
export type SignOutResult = "signed-out" | "contact-us";

/**
 * What a provider of accounts has to do. The site comes with `contactFormPort`, which knows no accounts; a real provider
 * is another object of this shape, given to `AuthProvider`. Whatever a call rejects with is shown as the context's error.
 */
export type AuthPort = Readonly<{
  /** Asked once when the page is alive. Left away where nobody can be signed in. */
  currentUser?: () => Promise<User | null>;
  /** Whether this counts as signed in, also for no user at all. */
  isAuthenticated: (user: User | null) => boolean;
  /** Whether signing in, signing up, a new password and admin access open a new tab; their buttons say so. */
  opensTab?: boolean;
  /** Called within the visitor's press, so that it may open a tab. Gives the user, or null where that takes longer. */
  signIn: () => Promise<User | null>;
  signUp: () => Promise<User | null>;
  resetPassword: () => Promise<void>;
  /** Asks to be let into the admin area. Gives the administrator, or null where that takes longer. */
  askAdminAccess: () => Promise<User | null>;
  signOut: () => Promise<SignOutResult>;
}>;

const openContactForm = () => {
  window.open(settings.contactFormUrl, "_blank", "noopener");
  return Promise.resolve(null);
};

/**
 * Accounts as the site has them: none. Signing in, signing up, a new password and admin access are a matter of writing to
 * us, so each opens the contact form in a new tab. Everybody counts as signed in, as nobody in particular.
 */
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
