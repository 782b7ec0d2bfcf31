import { limits } from "@thirtyfold/api-contract/limits";

/** What an address searches for, cut to what the search field takes: anybody may write a longer address. */
export const readWords = (search: URLSearchParams): string =>
  (search.get("q") ?? "").slice(0, limits.name).toWellFormed();
