import { useMemo, useState } from "react";

/**
 * The columns that can be chosen; the checkbox and the name always precede them. `width` is the total that the classes
 * of `head` set, in rem, on a narrow screen and on others. `room` hides a column where the list is too narrow for it.
 */
export const leadColumns = {
  email: { label: "Email", room: "hidden @6xl:table-cell", head: "w-64", width: [16, 16] },
  form: { label: "Form", room: "hidden @2xl:table-cell", head: "w-32", width: [8, 8] },
  state: { label: "State", room: "", head: "w-28 max-md:w-24 max-md:px-2", width: [6, 7] },
  source: { label: "Source", room: "hidden @5xl:table-cell", head: "w-48", width: [12, 12] },
  assignee: { label: "Assigned to", room: "hidden @3xl:table-cell", head: "w-44", width: [11, 11] },
  received: { label: "Received", room: "", head: "w-18 ps-0 text-end md:w-32 md:pe-8", width: [4.5, 8] },
} as const;

export type LeadColumn = keyof typeof leadColumns;

/** Their names, in the table's order. */
export const leadColumnNames: readonly LeadColumn[] = ["email", "form", "state", "source", "assignee", "received"];

/** The table's columns: `fit` leaves out those it has no room for, otherwise it scrolls sideways. */
export type ShownColumns = Readonly<{ names: readonly LeadColumn[]; fit: boolean }>;

/** The number of columns that are always in the table, including the checkbox and the name. */
export const countFirm = ({ names, fit }: ShownColumns): number =>
  2 + names.filter((name) => !fit || leadColumns[name].room === "").length;

/**
 * The width that a table with these columns needs, in rem, on a narrow screen and on others: with the checkbox and a
 * readable name.
 */
export function widthOf(names: readonly LeadColumn[]): { narrow: number; wide: number } {
  const sum = (at: 0 | 1) => names.reduce((all, name) => all + leadColumns[name].width[at], 0);
  return { narrow: 3 + 9 + sum(0), wide: 4 + 12 + sum(1) };
}

const key = "desk-columns";

function readKept(): readonly LeadColumn[] | undefined {
  try {
    const kept = localStorage.getItem(key)?.split(",");
    return kept && leadColumnNames.filter((name) => kept.includes(name));
  } catch {
    // This browser stores nothing.
    return undefined;
  }
}

/** The columns a person has chosen, kept in this browser and not shown to anybody else. */
export function useLeadColumns(leadIsOpen: boolean) {
  const [kept, setKept] = useState(readKept);
  const keep = (names: readonly LeadColumn[] | undefined) => {
    setKept(names);
    try {
      if (names) localStorage.setItem(key, names.join(","));
      else localStorage.removeItem(key);
    } catch {
      // The choice lasts until the page is closed.
    }
  };
  // Beside an open lead, the list is for moving on to the next, not for reading in full.
  const fit = kept === undefined || leadIsOpen;
  const shown = useMemo((): ShownColumns => ({ names: kept ?? leadColumnNames, fit }), [kept, fit]);
  return { kept, keep, shown };
}
