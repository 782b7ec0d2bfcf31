import { limits } from "@thirtyfold/api-contract/limits";
import { Input } from "@thirtyfold/ui/input";
import { type RefObject, useEffect, useState } from "react";
import { plainWords } from "./search-words.ts";

type Props = {
  label: string;
  q: string;
  onSearch: (text: string) => void;
  field?: RefObject<HTMLInputElement | null>;
  placeholder?: string;
  /** The id of a datalist. */
  list?: string;
};

/** Searches after a pause in typing, and shows a search that was set elsewhere. */
export function SearchField({ label, q, onSearch, field, placeholder = "Search", list }: Props) {
  const [text, setText] = useState(q);
  const [sent, setSent] = useState(q);
  const [shownFor, setShownFor] = useState(q);
  if (q !== shownFor) {
    setShownFor(q);
    // The response to an earlier input arrives while more is typed.
    if (q !== sent) {
      setSent(q);
      setText(q);
    }
  }
  const words = text.trim();
  useEffect(() => {
    if (words === sent) return;
    const timer = setTimeout(() => {
      setSent(words);
      onSearch(words);
    }, 250);
    return () => clearTimeout(timer);
  }, [words, sent, onSearch]);
  return (
    <Input
      ref={field}
      type="search"
      aria-label={label}
      placeholder={placeholder}
      list={list}
      value={text}
      maxLength={limits.name}
      onChange={({ currentTarget }) => setText(plainWords(currentTarget.value))}
      onKeyDown={({ key, currentTarget }) => key === "Escape" && currentTarget.blur()}
      className="min-h-9 py-1 text-small pointer-coarse:min-h-11"
    />
  );
}
