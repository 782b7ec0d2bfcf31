import { queryOptions } from "@tanstack/react-query";
import { newPasskeySchema, passkeyAnswerSchema, type SignIn } from "@thirtyfold/api-contract/desk";
import { desk, failureText } from "./desk-client.ts";

/** Whether this browser supports passkeys here: they need https or localhost. */
export const makesPasskeys = (): boolean =>
  typeof PublicKeyCredential === "function" && typeof PublicKeyCredential.parseCreationOptionsFromJSON === "function";

/** Why passkeys don't work here. */
export const noPasskeys = (): string =>
  globalThis.isSecureContext
    ? "This browser has no passkeys."
    : "Browsers make passkeys only over https or on localhost.";

/** The signed-in person's passkeys. */
export const passkeysQuery = queryOptions({
  queryKey: ["passkeys"],
  queryFn: async ({ signal }) => (await desk.call("GET /api/desk/passkeys", { signal })).data,
});

/** The person declined, or the browser did. */
class PasskeyError extends Error {}

/** The reason a sign-in or a passkey failed, and the remedy, as a sentence. */
export const passkeyFailure = (error: unknown): string =>
  error instanceof PasskeyError ? error.message : failureText(error);

const orPasskeyError =
  (message: string) =>
  (error: unknown): never => {
    throw error instanceof DOMException ? new PasskeyError(message, { cause: error }) : error;
  };

/** Asks for a passkey of this desk; the result signs in. @throws {PasskeyError} */
export async function answerByPasskey(): Promise<SignIn> {
  const options = await desk.call("POST /api/desk/session/options");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const answer = await navigator.credentials
    .get({ publicKey })
    .catch(orPasskeyError("No passkey was used. Try again, or ask an owner of the desk for a link."));
  if (!(answer instanceof PublicKeyCredential)) throw new PasskeyError("No passkey was used. Try again.");
  return { passkey: passkeyAnswerSchema.parse(answer.toJSON()) };
}

/** The server lists the existing passkeys, so that no device makes two. */
const refusedToMake = (error: unknown): never => {
  const isThere = error instanceof DOMException && error.name === "InvalidStateError";
  return orPasskeyError(
    isThere ? "There is one on this device: sign in with it." : "Try again, or on a device that has a screen lock.",
  )(error);
};

let making: Promise<void> | undefined;

/**
 * Makes a passkey for the signed-in person, and stores its public half. A call while one is being made makes no second:
 * two presses may come before a button is busy. @throws {PasskeyError}
 */
export async function makePasskey(): Promise<void> {
  making ??= makeOne().finally(() => (making = undefined));
  return making;
}

async function makeOne(): Promise<void> {
  const options = await desk.call("POST /api/desk/passkeys/options");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The server makes what browsers read; they check it.
  const given = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(given);
  const made = await navigator.credentials.create({ publicKey }).catch(refusedToMake);
  if (!(made instanceof PublicKeyCredential)) throw new PasskeyError("Try again.");
  await desk.call("POST /api/desk/passkeys", { body: newPasskeySchema.parse(made.toJSON()) });
}
