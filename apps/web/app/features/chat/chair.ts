import { type Contact, contacts as team } from "@thirtyfold/content";
import { paths } from "../../paths.ts";
import type { Guest } from "./guests.ts";
import { readInvitation } from "./invitation.ts";

/** Somebody to write to. */
export type ChatContact = Readonly<{
  /** The other person's user id. */
  id: string;
  /** Who one is oneself in the room with them. */
  me: string;
  name: string;
  role: string;
  /** What is unread before the server has told: 2, 0 and 5 (SPEC, section 9). */
  firstUnread: number;
  /** Only of the contacts of the site: what is said where nobody answers. */
  awayLine?: Contact["awayLine"];
  /** Only of those that were invited from this device. */
  guest?: Guest;
}>;

/**
 * From which side one chats: as a visitor of the site; with `?as=` as one of its contacts, for a demo on one machine;
 * with an invitation as a guest of whoever sent it.
 */
export type Chair = Readonly<{
  seat: "visitor" | "contact" | "guest";
  contacts: readonly ChatContact[];
  /** Whose chair it is, where that is not the visitor's own. */
  name?: string;
}>;

type Place = Readonly<{
  /** The query of the page's address. */
  search: string;
  /** The fragment of the page's address. */
  hash: string;
  /** Who is signed in, else the visitor of this device. */
  user: string;
  /** Who one is for the people one invited. */
  host: string;
  guests: readonly Guest[];
}>;

/** Which chair an address stands for. An unknown `?as=` and an invitation that is cut off are the visitor's own chair. */
export function chairOf({ search, hash, user, host, guests }: Place): Chair {
  const invitation = readInvitation(hash);
  if (invitation !== undefined) {
    const { guestId, hostId } = invitation;
    const person = { id: hostId, me: guestId, name: "Host", role: "Invited you to this chat", firstUnread: 0 };
    return { seat: "guest", contacts: [person] };
  }
  const asked = new URLSearchParams(search).get("as");
  const contact = team.find(({ id }) => id === asked);
  if (contact !== undefined) {
    const visitor = { id: user, me: contact.id, name: "Visitor", role: "Writes from this browser", firstUnread: 0 };
    return { seat: "contact", contacts: [visitor], name: contact.name };
  }
  return { seat: "visitor", contacts: [...teamFor(user), ...guests.map((guest) => guestOf(guest, host))] };
}

/** The chair of the HTML, where nobody is known yet. */
export const emptyChair: Chair = { seat: "visitor", contacts: teamFor("") };

function teamFor(user: string): ChatContact[] {
  return team.map((contact) => ({ ...contact, me: user }));
}

function guestOf(guest: Guest, host: string): ChatContact {
  return {
    id: guest.id,
    me: host,
    name: `Guest ${guest.number}`,
    role: "Invited by you",
    firstUnread: 0,
    guest,
  };
}

/** The address of the page from a contact's chair (CONTRACT, section 7). */
export const otherSideOf = (contactId: string): string => `${paths.chat}?as=${contactId}`;
