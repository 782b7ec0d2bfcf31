import { VisuallyHidden } from "@thirtyfold/ui";
import type { ChatContact } from "./chair.ts";
import { ContactMark } from "./contact-mark.tsx";

type ContactRowProps = {
  contact: ChatContact;
  selected: boolean;
  unread: number;
  /** `pressed` is true for a mouse or a finger, false for a key. */
  onSelect: (pressed: boolean) => void;
};

/** A row of the sidebar: opens the conversation with its contact. */
export function ContactRow({ contact, selected, unread, onSelect }: ContactRowProps) {
  return (
    <li>
      <button
        type="button"
        data-replay
        data-contact={contact.id}
        aria-current={selected || undefined}
        onClick={({ detail }) => onSelect(detail > 0)}
        className="relative flex min-h-18 w-full cursor-pointer items-center gap-3.5 border-b border-line px-5 py-3 max-[11rem]:flex-wrap md:max-lg:gap-3 md:max-lg:px-4 text-left transition-colors duration-120 hover:bg-surface-2 focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus aria-[current]:bg-surface-2 aria-[current]:before:absolute aria-[current]:before:inset-y-0 aria-[current]:before:left-0 aria-[current]:before:w-[3px] aria-[current]:before:bg-mark"
      >
        <ContactMark contact={contact} lit={selected} className="md:max-lg:size-8" />
        <span className="min-w-0 flex-1 leading-snug max-[11rem]:min-w-full">
          <span className="block text-ui font-heading">{contact.name}</span>
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
