"use client";
import { type ChangeEvent, type RefObject, use, useEffect, useRef, useState } from "react";
import { FieldContext } from "../internal/field-context.ts";
import { useFormReset } from "../internal/form-reset.ts";
import { type FileRejection, rejectionOf } from "./file-check.ts";
import { type FileInputWords, rejectionSentence } from "./file-words.ts";

type Rules = {
  accept: string | undefined;
  maxBytes: number | undefined;
  kind: string;
  words: FileInputWords;
  onReject: ((sentence: string, rejection: FileRejection) => void) | undefined;
  onChange: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
};

/** The file in the input, and the last message about it. The element holds the truth; this state follows it. */
export function useChosenFile(input: RefObject<HTMLInputElement | null>, rules: Rules) {
  const [file, setFile] = useState<File>();
  const [news, setNews] = useState("");
  const [ownComplaint, setOwnComplaint] = useState<string>();
  const reported = useRef<File>(undefined);
  const field = use(FieldContext);
  const complain = field?.complain ?? setOwnComplaint;

  useEffect(() => {
    // A file chosen before hydration, or restored by the browser, is only reported now.
    if (input.current?.files?.length) tellOfChange(input.current);
    // The field may outlive this control.
    return () => complain(undefined);
  }, [input, complain]);

  const empty = () => {
    reported.current = undefined;
    setFile(undefined);
    setNews("");
    complain(undefined);
  };
  useFormReset(() => input.current?.form, empty);

  function change(event: ChangeEvent<HTMLInputElement>) {
    const element = event.currentTarget;
    const [next] = element.files ?? [];
    // A file chosen during hydration is reported both by the effect above and by the event.
    if (next === reported.current) return;
    const rejection = next && rejectionOf(next, rules.accept, rules.maxBytes);
    if (rejection) {
      const sentence = rejectionSentence(rules.words, rejection, rules.kind, rules.maxBytes ?? 0);
      put(element, file);
      setNews("");
      complain(sentence);
      rules.onReject?.(sentence, rejection);
      return;
    }
    setNews(describe(rules.words, next, file));
    complain(undefined);
    reported.current = next;
    setFile(next);
    rules.onChange?.(event);
  }

  function remove() {
    const element = input.current;
    if (element === null) return;
    put(element, undefined);
    tellOfChange(element);
    element.focus();
  }

  return { file, news, complaint: ownComplaint, change, remove };
}

function describe(words: FileInputWords, next: File | undefined, before: File | undefined): string {
  if (next !== undefined) return words.chosen(next.name, words.size(next.size));
  return before === undefined ? "" : words.removed(before.name);
}

/** Notifies the component and the form around it as of any other change. */
function tellOfChange(element: HTMLInputElement): void {
  element.dispatchEvent(new Event("change", { bubbles: true }));
}

/** An empty input allows the same file to be chosen again. A refused file has already replaced the previous one. */
function put(element: HTMLInputElement, file: File | undefined): void {
  element.value = "";
  if (file === undefined || !("DataTransfer" in globalThis)) return;
  const transfer = new DataTransfer();
  transfer.items.add(file);
  element.files = transfer.files;
}
