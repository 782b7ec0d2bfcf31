import { roomIdOf } from "@thirtyfold/realtime-protocol";
import type { Room } from "@thirtyfold/realtime-protocol/client";
import { createListeners } from "../../../lib/listeners.ts";
import type { ChatContact } from "../chair.ts";
import type { UnreadCounts } from "../contact-list.tsx";
import { type CreateClient, openClients } from "./open-clients.ts";

/** The rooms of the tab. The same object until a room comes or goes, or a count changes. */
export type ChatSnapshot = Readonly<{
  /** By the contact's id. */
  rooms: ReadonlyMap<string, Room>;
  /** Of the rooms whose messages are there. */
  unread: UnreadCounts;
}>;

export type Chat = ReturnType<typeof openChat>;

type Held = { me: string; room: Room; stop: () => void };

/**
 * All conversations of a tab: one socket for all rooms in which one is the same person. The people that were invited know
 * one under another id (see `own-ids.ts`), so with the first of them there is a second socket.
 */
export function openChat(createClient?: CreateClient) {
  const clients = openClients(createClient);
  const changes = createListeners();
  const held = new Map<string, Held>();
  let snapshot: ChatSnapshot = { rooms: new Map(), unread: {} };

  const publish = (rooms: ChatSnapshot["rooms"]) => {
    const unread = unreadIn(rooms);
    if (rooms === snapshot.rooms && sameCounts(unread, snapshot.unread)) return;
    snapshot = { rooms, unread };
    changes.tell();
  };
  const release = (id: string) => {
    held.get(id)?.stop();
    held.delete(id);
  };
  const hold = ({ id, me }: ChatContact) => {
    if (held.get(id)?.me === me) return;
    release(id);
    const room = clients.of(me).join(roomIdOf(id, me));
    const unsubscribe = room.subscribe(() => publish(snapshot.rooms));
    const stop = () => {
      unsubscribe();
      room.leave();
    };
    held.set(id, { me, room, stop });
  };

  return {
    subscribe: changes.add,
    getSnapshot: () => snapshot,
    /** Joins the rooms of these contacts, and leaves those of all others. */
    hold(contacts: readonly ChatContact[]) {
      for (const id of held.keys()) if (!contacts.some((contact) => contact.id === id)) release(id);
      for (const contact of contacts) hold(contact);
      publish(new Map([...held].map(([id, { room }]) => [id, room])));
    },
    onTrouble: clients.onTrouble,
    reconnect: clients.reconnect,
    /** Leaves all rooms and ends the connections. */
    close() {
      for (const id of held.keys()) release(id);
      clients.close();
    },
  };
}

function unreadIn(rooms: ReadonlyMap<string, Room>): UnreadCounts {
  const counts = [...rooms].flatMap(([id, room]) => {
    const { loaded, unread } = room.getSnapshot();
    return loaded ? [[id, unread] as const] : [];
  });
  return Object.fromEntries(counts);
}

function sameCounts(one: UnreadCounts, other: UnreadCounts): boolean {
  const ids = Object.keys(one);
  return ids.length === Object.keys(other).length && ids.every((id) => one[id] === other[id]);
}
