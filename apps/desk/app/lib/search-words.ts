import { limits } from "@thirtyfold/api-contract/limits";

/** With spaces for what no call takes: controls and halves of characters, as a paste may bring them. */
export const plainWords = (text: string): string => text.replace(/[\p{Cc}\p{Cs}]+/gu, " ");

/** What an address searches for, cut to what the search field takes: anybody may write a longer address. */
export const readWords = (search: URLSearchParams): string => plainWords((search.get("q") ?? "").slice(0, limits.name));
