import { failureText } from "../../lib/desk-client.ts";
import { PasskeyError } from "../../lib/passkeys.ts";

/** Why signing in, or making a passkey, did not work, and what to do. */
export const entranceFailure = (error: unknown): string =>
  error instanceof PasskeyError ? error.message : failureText(error);
