import { emailFormat } from "@thirtyfold/api-contract/limits";

/** What to say of a field that has to be filled in, if anything. */
export function missing(text: string, message: string): string | undefined {
  return text.trim() === "" ? message : undefined;
}

/** What to say of an e-mail address, if anything: `wrong` where no mail could arrive, `none` where nothing was written. */
export function emailError(text: string, wrong: string, none?: string): string | undefined {
  const address = text.trim();
  if (address === "") return none;
  return emailFormat.test(address) ? undefined : wrong;
}
