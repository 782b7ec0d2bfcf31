import { limits } from "@thirtyfold/api-contract/limits";

/** With spaces for what no call takes: controls and halves of characters, as a paste may bring them. */
export const plainWords = (text: string): string => text.replace(/[\p{Cc}\p{Cs}]+/gu, " ");

/** The words that a call takes of a text: nobody bounds a paste, nor an address. */
export const searchWords = (text: string): string => plainWords(text.slice(0, limits.name));

/** What an address searches for. */
export const readWords = (search: URLSearchParams): string => searchWords(search.get("q") ?? "");
