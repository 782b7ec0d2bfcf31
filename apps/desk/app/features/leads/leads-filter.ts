import { type LeadState, type LeadsFilter, leadFormSchema, leadStateSchema } from "@thirtyfold/api-contract/desk";
import { readWords } from "../../lib/search-words.ts";

/** The desk's names for the states, in the order in which a lead goes through them. */
export const stateNames: Readonly<Record<LeadState, string>> = {
  new: "New",
  talking: "Talking",
  won: "Won",
  lost: "Lost",
  spam: "Spam",
};

/** The fields of the filter in the address. Days are the reader's own, `to` is inclusive. */
export const filterNames = ["q", "form", "state", "assignee", "source", "from", "to"] as const;
export type FilterName = (typeof filterNames)[number];

/** The start of a day written as in `2026-11-23`, or of a later one; undefined if it is no day since 1970. */
function dayStart(day: string | null, later = 0): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day ?? "")) return undefined;
  const date = new Date(`${day}T00:00`);
  date.setDate(date.getDate() + later);
  // A year that is still being typed starts out below 1000.
  return date.getTime() >= 0 ? date.getTime() : undefined;
}

/** The filter in an address; unreadable values do not narrow the list. */
export function readFilter(search: URLSearchParams): LeadsFilter {
  const given = {
    q: readWords(search),
    form: leadFormSchema.safeParse(search.get("form")).data,
    state: leadStateSchema.safeParse(search.get("state")).data,
    assignee: search.get("assignee"),
    source: search.get("source"),
    from: dayStart(search.get("from")),
    to: dayStart(search.get("to"), 1),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value));
}
