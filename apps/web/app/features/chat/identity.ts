import { type Contact, contacts as team } from "@thirtyfold/content";
import { isUserId } from "@thirtyfold/realtime-protocol";
import { useMemo, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { onDeviceChange } from "../../lib/device-changes.ts";
import { paths } from "../../paths.ts";
import { type Guest, useGuests } from "./guests.ts";
import { isBrokenInvitation, readInvitation } from "./invitation.ts";
import { hostId, visitorId } from "./own-ids.ts";

export type ChatContact = Readonly<{
  /** The other person's user id. */
  id: string;
  /** The user's own id in the room with them. */
  me: string;
  name: string;
  role: string;
  /** The unread count until the server responds: 2, 0 and 5 (SPEC, section 9). */
  firstUnread: number;
  /** Only for the site's contacts: shown when nobody answers. */
  awayLine?: Contact["awayLine"];
  /** Only for people invited from this device. */
  guest?: Guest;
}>;

/** A visitor; with `?as=` one of the contacts, for a demo on one machine; with an invitation its guest. */
export type Identity = Readonly<{
  kind: "visitor" | "contact" | "guest";
  contacts: readonly ChatContact[];
  /** Contacts only. */
  name?: string;
  /** Whether a visitor arrived by a truncated invitation. */
  uninvited?: boolean;
}>;

type Place = Readonly<{
  /** The URL's query. */
  search: string;
  /** The URL's fragment. */
  hash: string;
  /** The signed-in user, or this device's visitor. */
  user: string;
  /** The user's own id for invited guests. */
  host: string;
  guests: readonly Guest[];
}>;

/** The identity that a URL requests; the visitor's own for an unknown `?as=` or a truncated invitation. */
export function identityOf({ search, hash, user, host, guests }: Place): Identity {
  const invitation = readInvitation(hash);
  if (invitation !== undefined) {
    const person = {
      id: invitation.hostId,
      me: invitation.guestId,
      name: "Host",
      role: "Invited you to this chat",
      firstUnread: 0,
    };
    return { kind: "guest", contacts: [person] };
  }
  const asked = new URLSearchParams(search).get("as");
  const contact = team.find(({ id }) => id === asked);
  if (contact !== undefined) {
    const visitor = { id: user, me: contact.id, name: "Visitor", role: "Writes from this browser", firstUnread: 0 };
    return { kind: "contact", contacts: [visitor], name: contact.name };
  }
  const contacts = [...teamFor(user), ...guests.map((guest) => guestOf(guest, host))];
  return { kind: "visitor", contacts, uninvited: isBrokenInvitation(hash) };
}

/** The identity in the prerendered HTML, where no visitor is known yet. */
export const unknownIdentity: Identity = { kind: "visitor", contacts: teamFor("") };

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

/** The URL of the page as this contact sees it (CONTRACT, section 7). */
export const otherSideOf = (contactId: string): string => `${paths.chat}?as=${contactId}`;

export type ChatUser = Readonly<{ id: string }>;

/** Returns undefined until hydration. A signed-in user's id replaces the device's if it is a valid room member. */
export function useIdentity(user: ChatUser | null): Identity | undefined {
  const { search, hash } = useLocation();
  const guests = useGuests();
  const visitor = useOwnId(visitorId);
  const host = useOwnId(hostId);
  return useMemo(() => {
    if (visitor === undefined || host === undefined) return undefined;
    const id = user !== null && isUserId(user.id) ? user.id : visitor;
    return identityOf({ search, hash, user: id, host, guests });
  }, [search, hash, user, visitor, host, guests]);
}

function useOwnId(read: () => string): string | undefined {
  return useSyncExternalStore(onDeviceChange, read, () => undefined);
}
