import { emailFormat, limits, visibleCharacter } from "@thirtyfold/api-contract/limits";

/** The error of a required field, if any. Invisible text, such as a zero-width space from a paste, does not count. */
export function missing(text: string, message: string): string | undefined {
  return visibleCharacter.test(text) ? undefined : message;
}

/** An email field's error, if any: `wrong` for an invalid address, `none` for an empty one. */
export function emailError(text: string, wrong: string, none?: string): string | undefined {
  const address = text.trim();
  if (address === "") return none;
  return address.length <= limits.email && emailFormat.test(address) ? undefined : wrong;
}
