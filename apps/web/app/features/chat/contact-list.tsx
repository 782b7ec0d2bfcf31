import { businessHours } from "@thirtyfold/content";
import { Button } from "@thirtyfold/ui";
import { UserPlus } from "lucide-react";
import type { Ref } from "react";
import type { Chair, ChatContact } from "./chair.ts";
import { ContactRow } from "./contact-row.tsx";
import { mostGuests } from "./guests.ts";

type ContactListProps = {
  chair: Chair;
  selected: ChatContact | undefined;
  /** By contact; what is not in it yet has its first count. */
  unread: UnreadCounts;
  onSelect: (contact: ChatContact, pressed: boolean) => void;
  onInvite: () => void;
  ref?: Ref<HTMLElement>;
};

/** Unread messages by the contact's id. */
export type UnreadCounts = Readonly<Record<string, number | undefined>>;

/** How many messages of a contact are unread: the server's count, before that the first one. */
const unreadOf = (unread: UnreadCounts, contact: ChatContact) => unread[contact.id] ?? contact.firstUnread;

/** The sidebar: who can be written to, and how many messages of each are unread. */
export function ContactList({ chair, selected, unread, onSelect, onInvite, ref }: ContactListProps) {
  const { seat, contacts } = chair;
  const total = contacts.reduce((sum, contact) => sum + unreadOf(unread, contact), 0);
  const full = contacts.filter(({ guest }) => guest !== undefined).length >= mostGuests;
  return (
    <section
      ref={ref}
      aria-labelledby="chat-contacts"
      className={`min-h-0 flex-col border-line bg-surface max-md:overflow-y-auto md:flex md:border-r ${selected ? "hidden" : "flex"}`}
    >
      <div className="flex min-h-16 shrink-0 items-center justify-between gap-3 border-b border-line px-5">
        <h2 id="chat-contacts" className="text-h4">
          Contacts
        </h2>
        <span className="text-small text-fg-3 tabular-nums">{total === 0 ? "All read" : `${total} unread`}</span>
      </div>
      <ul className="min-h-0 flex-1 overflow-y-auto max-md:flex-[1_0_auto] max-md:overflow-visible">
        {contacts.map((contact) => (
          <ContactRow
            key={contact.id}
            contact={contact}
            selected={contact === selected}
            unread={unreadOf(unread, contact)}
            onSelect={(pressed) => onSelect(contact, pressed)}
          />
        ))}
      </ul>
      {seat === "visitor" && (
        <div className="shrink-0 border-t border-line p-5">
          <Button
            variant="outline"
            size="sm"
            data-replay
            disabled={full}
            onClick={onInvite}
            className="w-full noscript:hidden"
          >
            <UserPlus aria-hidden className="size-4" strokeWidth={1.75} />
            Invite someone
          </Button>
          <p className="mt-3 text-small text-pretty text-fg-3">
            {full ? `${mostGuests} guests at most. Remove one first.` : `Our people answer ${businessHours.text}.`}
          </p>
        </div>
      )}
    </section>
  );
}
