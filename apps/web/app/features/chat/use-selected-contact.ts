import { useLocation, useNavigate } from "react-router";
import type { ChatContact, Identity } from "./identity.ts";

/** The state of an entry in the tab's history. */
export type Entry = Readonly<{
  /** The open conversation's contact; empty after going back to the contacts. */
  contact: string;
  /** The entry before it shows the contacts. */
  listBefore: boolean;
}>;

/** In the tab's history, so that Back works; not in the address: some ids are secrets (CONTRACT, section 5). */
export function useSelectedContact({ kind, contacts }: Identity) {
  const { search, hash, ...location } = useLocation();
  const navigate = useNavigate();
  const entry = entryOf(location.state);
  // A guest or a contact has one conversation, which is open at once.
  const first = kind === "visitor" ? undefined : contacts[0];
  const selected = entry === undefined ? first : contacts.find(({ id }) => id === entry.contact);

  const go = (next: Entry, replace: boolean) =>
    void navigate({ search, hash }, { state: next, replace, preventScrollReset: true });
  return {
    selected,
    /** Switching between conversations leaves no entry to go back to. An early press has made one (waiting-pane.inline.ts). */
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
