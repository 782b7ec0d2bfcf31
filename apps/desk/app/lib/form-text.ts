import { visibleCharacter } from "@thirtyfold/api-contract/limits";

/** What was typed into a field of a form, without the space around it; empty where nobody would see any of it. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" && visibleCharacter.test(value) ? value.trim() : "";
}
