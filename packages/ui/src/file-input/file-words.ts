import { type FileRejection, formatFileSize } from "./file-check.ts";

/** The FileInput's own texts. */
export type FileInputWords = {
  /** In the empty sheet: the part that looks like a link. */
  choose: string;
  /** In the empty sheet, after `choose`. */
  orDrop: string;
  /** While a file is dragged over it. */
  drop: string;
  /** The name of the remove button. */
  remove: (name: string) => string;
  /** Announced to screen readers. */
  chosen: (name: string, size: string) => string;
  /** Announced to screen readers. */
  removed: (name: string) => string;
  wrongType: (name: string, kind: string) => string;
  tooLarge: (name: string, size: string, limit: string) => string;
  /** For another language: `(bytes) => formatFileSize(bytes, "de-DE")`. */
  size: (bytes: number) => string;
};

export const englishWords: FileInputWords = {
  choose: "Choose a file",
  orDrop: "or drop it here",
  drop: "Drop it here",
  remove: (name) => `Remove ${name}`,
  chosen: (name, size) => `${name}, ${size}, is attached.`,
  removed: (name) => `${name} is removed.`,
  wrongType: (name, kind) => `${name} is not ${kind}.`,
  tooLarge: (name, size, limit) => `${name} is ${size}. The limit is ${limit}.`,
  size: (bytes) => formatFileSize(bytes),
};

export function rejectionSentence(
  words: FileInputWords,
  { file, reason }: FileRejection,
  kind: string,
  maxBytes: number,
) {
  if (reason === "type") return words.wrongType(file.name, kind);
  return words.tooLarge(file.name, words.size(file.size), words.size(maxBytes));
}
