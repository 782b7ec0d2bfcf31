import { type KeyboardEvent, type RefObject, useRef } from "react";
import { useFormDraft } from "../../lib/form-draft.ts";
import { readFromTab, writeToTab } from "../../lib/tab-storage.ts";
import { edited, type InputHistory, newHistory, remember, walk } from "./input-history.ts";

const names = ["input"] as const;

type DemoInputOptions = {
  key: string;
  form: RefObject<HTMLFormElement | null>;
  onEdit: () => void;
  onSubmit: () => void;
};

/** The tab keeps the input until reset. Ctrl/Cmd+Enter submits, Ctrl+Up and Ctrl+Down walk the history (SPEC). */
export function useDemoInput({ key, form, onEdit, onSubmit }: DemoInputOptions) {
  const history = useRef<InputHistory | null>(null);
  const store = `demo-history:${key}`;
  const { texts, replace, input } = useFormDraft<"input">(form, {
    draft: `demo:${key}`,
    names,
    onEdit: () => {
      keep(edited(earlier()));
      onEdit();
    },
  });
  const earlier = () => (history.current ??= newHistory(listOf(readFromTab(store))));
  const keep = (next: InputHistory) => {
    history.current = next;
    writeToTab(store, JSON.stringify(next.past));
  };
  const put = (text: string) => {
    // Read from the field: a sample may arrive later than the render that requested it.
    keep(remember(earlier(), form.current?.querySelector("textarea")?.value ?? ""));
    replace({ input: text });
    onEdit();
  };
  const go = (by: -1 | 1) => {
    const step = walk(earlier(), by, texts.input);
    if (step === undefined) return;
    history.current = step[0];
    replace({ input: step[1] });
    onEdit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !(event.ctrlKey || event.metaKey)) return;
    const act = {
      Enter: onSubmit,
      ...(event.ctrlKey ? { ArrowUp: () => go(-1), ArrowDown: () => go(1) } : {}),
    }[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  return {
    text: texts.input,
    field: { ...input("input"), onKeyDown },
    put,
    remember: () => keep(remember(earlier(), texts.input)),
  };
}

function listOf(json: string | undefined): string[] {
  try {
    const list: unknown = JSON.parse(json ?? "[]");
    return Array.isArray(list) ? list.filter((text) => typeof text === "string") : [];
  } catch {
    return [];
  }
}
