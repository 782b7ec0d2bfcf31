import { limits } from "@thirtyfold/api-contract/limits";

/** Replaces characters that no call accepts with spaces: controls and lone surrogates, which a paste may contain. */
export const plainWords = (text: string): string => text.replace(/[\p{Cc}\p{Cs}]+/gu, " ");

/** The part of a text that a call accepts as words: nothing limits a paste, nor an address. */
export const searchWords = (text: string): string => plainWords(text.slice(0, limits.name));

/** The search words in an address. */
export const readWords = (search: URLSearchParams): string => searchWords(search.get("q") ?? "");
