import { settings } from "../../settings.ts";
import type { AuthPort } from "./auth-port.ts";

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
