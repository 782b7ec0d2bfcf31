import { visibleCharacter } from "@thirtyfold/api-contract/limits";

/** The text typed into a form's field, trimmed; empty if none of it is visible. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" && visibleCharacter.test(value) ? value.trim() : "";
}
