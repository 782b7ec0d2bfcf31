import { type ChangeEvent, type ReactNode, type RefObject, useLayoutEffect, useState } from "react";
import { readDraft, saveDraft } from "./drafts.ts";
import type { FieldErrors } from "./field-errors.ts";
import { useHydrated } from "./hydration.ts";
import { tooLong } from "./too-long.tsx";

/** A form's values by field name. */
export type FormTexts<Name extends string = string> = Readonly<Record<Name, string>>;

function emptyTexts<Name extends string>(names: readonly Name[]): FormTexts<Name> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Every name is a key; TypeScript does not count them.
  return Object.fromEntries(names.map((name) => [name, ""])) as FormTexts<Name>;
}

const isEmpty = (texts: FormTexts) => Object.values(texts).every((text) => text === "");

/** The form as left in this tab, or empty if nothing was kept. */
export function readFormDraft<Name extends string>(draft: string, names: readonly Name[]): FormTexts<Name> {
  const kept = asRecord(readDraft(draft));
  return withTexts(emptyTexts(names), (name) => kept[name]);
}

/** Replaces those texts that are given and not empty. */
function withTexts<Name extends string>(texts: FormTexts<Name>, given: (name: Name) => unknown): FormTexts<Name> {
  const result: Record<Name, string> = { ...texts };
  for (const name in texts) {
    const text = given(name);
    if (typeof text === "string" && text !== "") result[name] = text;
  }
  return result;
}

/** Keeps the form for this tab; an empty form removes the draft. */
export function saveFormDraft(draft: string, texts: FormTexts): void {
  saveDraft(draft, isEmpty(texts) ? "" : JSON.stringify(texts));
}

function asRecord(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function longErrors<Name extends string>(
  texts: FormTexts<Name>,
  most: NonNullable<FormDraftOptions<Name>["most"]>,
): FieldErrors<Name> {
  const errors: { [Field in Name]?: ReactNode } = {};
  for (const name in most) {
    const error = tooLong(texts[name], most[name] ?? Infinity);
    if (error !== undefined) errors[name] = error;
  }
  return errors;
}

type FormDraftOptions<Name extends string> = {
  /** The draft's key in the tab. */
  draft: string;
  /** Field names, as a constant. */
  names: readonly Name[];
  /** Character limits of the server, for typed fields. */
  most?: { readonly [Field in Name]?: number };
  /** Called on every change that the visitor makes. */
  onEdit: (name: Name) => void;
  /** While true, fields can be read and focused but not changed. */
  locked?: boolean;
};

/**
 * A form's values, kept across reloads, crashes and navigations until the form is cleared. Give each text field
 * `{...input(name)}`, each NativeSelect `{...option(name)}`, and controls with values `{...select(name)}`. Files are
 * not kept: no browser lets a page fill a file input.
 */
export function useFormDraft<Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  { draft, names, most = {}, onEdit, locked = false }: FormDraftOptions<Name>,
) {
  const [texts, setTexts] = useState(() => emptyTexts(names));
  const [restored, setRestored] = useState(false);
  // After a navigation the form is new, so nobody has typed into it yet, and reading it takes time.
  const [isFresh] = useState(useHydrated());

  // The HTML has no draft, so it is restored after hydration, before the next paint; text typed before hydration exists
  // only in the form and takes precedence.
  useLayoutEffect(() => {
    let found = readFormDraft(draft, names);
    // oxlint-disable-next-line react/set-state-in-effect -- Neither can be read while rendering.
    setRestored(!isEmpty(found));
    if (!isFresh && form.current) {
      const typed = new FormData(form.current);
      found = withTexts(found, (name) => typed.get(name));
      saveFormDraft(draft, found);
    }
    // A form that stays empty does not rerender before the first paint after hydration.
    setTexts((shown) => (isEmpty(found) && isEmpty(shown) ? shown : found));
  }, [form, draft, names, isFresh]);

  const replace = (next: FormTexts<Name>) => {
    setTexts(next);
    saveFormDraft(draft, next);
  };
  const change = (name: Name, text: string) => {
    if (locked) return;
    replace({ ...texts, [name]: text });
    onEdit(name);
  };
  const field = (name: Name) => ({
    name,
    value: texts[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      change(name, target.value),
  });
  return {
    texts,
    /** Current errors of texts that are too long: show them immediately, and send nothing while there are any. */
    long: longErrors(texts, most),
    /** Whether the tab had a draft. */
    restored,
    /** Replaces all values. */
    replace,
    clear: () => replace(emptyTexts(names)),
    input: (name: Name) => ({ ...field(name), readOnly: locked }),
    // A select cannot be read-only, and disabling it would drop the focus.
    option: (name: Name) => ({ ...field(name), "aria-disabled": locked }),
    select: (name: Name) => ({ name, value: texts[name], onValueChange: (value: string) => change(name, value) }),
  };
}
