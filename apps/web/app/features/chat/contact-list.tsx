import { businessHours, seenByPeople } from "@thirtyfold/content";
import { Button, VisuallyHidden } from "@thirtyfold/ui";
import { UserPlus } from "lucide-react";
import type { Ref } from "react";
import { ContactMark } from "./contact-mark.tsx";
import { mostGuests } from "./guests.ts";
import type { ChatContact, Identity } from "./identity.ts";

type ContactListProps = {
  identity: Identity;
  selected: ChatContact | undefined;
  /** By contact; a contact without an entry still has its first count. */
  unread: UnreadCounts;
  /** Called when the visitor is about to choose a contact. */
  onReach: () => void;
  onSelect: (contact: ChatContact, pressed: boolean) => void;
  onInvite: () => void;
  ref?: Ref<HTMLElement>;
};

/** Unread messages by the contact's id. */
export type UnreadCounts = Readonly<Record<string, number | undefined>>;

/** The server's count, or the first one until it is known. */
const unreadOf = (unread: UnreadCounts, contact: ChatContact) => unread[contact.id] ?? contact.firstUnread;

export function ContactList({ identity, selected, unread, onReach, onSelect, onInvite, ref }: ContactListProps) {
  const { kind, contacts } = identity;
  const total = contacts.reduce((sum, contact) => sum + unreadOf(unread, contact), 0);
  const full = contacts.filter(({ guest }) => guest !== undefined).length >= mostGuests;
  return (
    <section
      ref={ref}
      aria-labelledby="chat-contacts"
      onPointerEnter={onReach}
      onFocus={onReach}
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
      {kind === "visitor" && (
        <div className="shrink-0 border-t border-line p-5">
          <Button
            variant="outline"
            size="sm"
            disabled={full}
            // The second half of a double click invites no second guest.
            onClick={({ detail }) => detail > 1 || onInvite()}
            className="w-full noscript:hidden"
          >
            <UserPlus aria-hidden className="size-4" strokeWidth={1.75} />
            Invite someone
          </Button>
          <p className="mt-3 text-small text-pretty text-fg-3">
            {full
              ? `${mostGuests} guests at most. Remove one first.`
              : `Our people answer ${businessHours.text}. They see ${seenByPeople}.`}
          </p>
        </div>
      )}
    </section>
  );
}

type ContactRowProps = {
  contact: ChatContact;
  selected: boolean;
  unread: number;
  /** `pressed` is true for a mouse or touch press, false for a key. */
  onSelect: (pressed: boolean) => void;
};

function ContactRow({ contact, selected, unread, onSelect }: ContactRowProps) {
  return (
    <li>
      <button
        type="button"
        data-contact={contact.id}
        aria-controls="conversation-pane"
        aria-current={selected || undefined}
        onClick={({ detail }) => onSelect(detail > 0)}
        className="relative flex min-h-18 w-full cursor-pointer items-center gap-3.5 border-b border-line px-5 py-3 max-[11rem]:flex-wrap md:max-lg:gap-3 md:max-lg:px-4 text-left transition-colors duration-120 hover:bg-surface-2 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus aria-[current]:bg-surface-2 aria-[current]:before:absolute aria-[current]:before:inset-y-0 aria-[current]:before:left-0 aria-[current]:before:w-[3px] aria-[current]:before:bg-mark"
      >
        <ContactMark contact={contact} lit={selected} className="md:max-lg:size-8" />
        <span className="min-w-0 flex-1 leading-snug max-[11rem]:min-w-full">
          <span data-name="" className="block text-ui font-heading">
            {contact.name}
          </span>
          <span className="block text-small text-fg-3">{contact.role}</span>
        </span>
        {unread > 0 && (
          <span className="grid h-5.5 min-w-5.5 place-items-center rounded-xs bg-tang px-1.5 text-meta leading-none font-bold text-on-tang tabular-nums">
            <VisuallyHidden>, unread: </VisuallyHidden>
            {unread > 99 ? "99+" : unread}
          </span>
        )}
      </button>
    </li>
  );
}
