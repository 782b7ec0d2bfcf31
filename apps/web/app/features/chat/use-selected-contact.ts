import { useLocation, useNavigate } from "react-router";
import type { ChatContact, Identity } from "./identity.ts";

/** The state of an entry in the tab's history. */
export type Entry = Readonly<{
  /** The contact of the open conversation; empty after going back to the contacts. */
  contact: string;
  /** Whether the previous entry shows the contacts. */
  listBefore: boolean;
}>;

/** Kept in the tab's history so that Back works, and not in the URL: some ids are secrets (CONTRACT, section 5). */
export function useSelectedContact({ kind, contacts }: Identity) {
  const { search, hash, ...location } = useLocation();
  const navigate = useNavigate();
  const entry = entryOf(location.state);
  // A guest or a contact has one conversation, which is open from the start.
  const first = kind === "visitor" ? undefined : contacts[0];
  const selected = entry === undefined ? first : contacts.find(({ id }) => id === entry.contact);

  const go = (next: Entry, replace: boolean) =>
    void navigate({ search, hash }, { state: next, replace, preventScrollReset: true });
  return {
    selected,
    /**
     * Switching between conversations adds no history entry. An early press has already added one
     * (waiting-pane.inline.ts).
     */
    select: ({ id }: Pick<ChatContact, "id">) => {
      const listBefore = entry?.listBefore === true;
      go({ contact: id, listBefore: listBefore || selected === undefined }, listBefore || selected !== undefined);
    },
    leave: () => {
      if (entry?.listBefore === true) void navigate(-1);
      else go({ contact: "", listBefore: false }, true);
    },
  };
}

function entryOf(state: unknown): Entry | undefined {
  if (typeof state !== "object" || state === null || !("contact" in state)) return undefined;
  const { contact } = state;
  if (typeof contact !== "string") return undefined;
  return { contact, listBefore: "listBefore" in state && state.listBefore === true };
}
