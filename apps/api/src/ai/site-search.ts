import { knowledge } from "@thirtyfold/content";
import { createSearch, type Search } from "./embedded-search.ts";

let search: Search | undefined;

/** Searches the site's own passages. The index takes some 50 ms, and is made by the first who asks. */
export const siteSearch: Search = (query, options) => {
  search ??= createSearch(knowledge);
  return search(query, options);
};
