import { roomIdOf } from "@thirtyfold/realtime-protocol";
import {
  createRealtimeClient,
  createRoomApi,
  type RealtimeClient,
  type RealtimeClientOptions,
  type Room,
} from "@thirtyfold/realtime-protocol/client";
import { Listeners } from "@thirtyfold/realtime-protocol/listeners";
import type { UnreadCounts } from "../contact-list.tsx";
import type { ChatContact } from "../identity.ts";

/** The tab's rooms. Stays the same object until a room is added or removed, or a count changes. */
export type ChatSnapshot = Readonly<{
  /** Rooms by the contact's id. */
  rooms: ReadonlyMap<string, Room>;
  /** Only for rooms whose messages have loaded. */
  unread: UnreadCounts;
}>;

export type Chat = ReturnType<typeof openChat>;

type Joined = { me: string; room: Room; stop: () => void };

/** One socket for all rooms that share the visitor's id; invited guests know the visitor by another (`own-ids.ts`). */
export function openChat(createClient?: CreateClient) {
  const clients = openClients(createClient);
  const changes = new Listeners();
  const joined = new Map<string, Joined>();
  let snapshot: ChatSnapshot = { rooms: new Map(), unread: {} };

  const publish = (rooms: ChatSnapshot["rooms"]) => {
    const unread = unreadIn(rooms);
    if (rooms === snapshot.rooms && sameCounts(unread, snapshot.unread)) return;
    snapshot = { rooms, unread };
    changes.emit();
  };
  const release = (id: string) => {
    joined.get(id)?.stop();
    joined.delete(id);
  };
  const join = ({ id, me }: ChatContact) => {
    if (joined.get(id)?.me === me) return;
    release(id);
    const room = clients.of(me).join(roomIdOf(id, me));
    const unsubscribe = room.subscribe(() => publish(snapshot.rooms));
    const stop = () => {
      unsubscribe();
      room.leave();
    };
    joined.set(id, { me, room, stop });
  };

  return {
    subscribe: changes.add,
    getSnapshot: () => snapshot,
    /** Joins the rooms of these contacts and leaves all others. */
    join(contacts: readonly ChatContact[]) {
      for (const id of joined.keys()) if (!contacts.some((contact) => contact.id === id)) release(id);
      for (const contact of contacts) join(contact);
      publish(new Map([...joined].map(([id, { room }]) => [id, room])));
    },
    onError: clients.onError,
    reconnect: clients.reconnect,
    close() {
      for (const id of joined.keys()) release(id);
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

/** Tests pass their own. */
export type CreateClient = (options: RealtimeClientOptions) => RealtimeClient;

/** One client for each of the visitor's ids. */
function openClients(createClient: CreateClient = createRealtimeClient) {
  const api = createRoomApi();
  const clients = new Map<string, RealtimeClient>();
  const errors = new Listeners<Error | undefined>();

  const open = (userId: string) => {
    const client = createClient({ userId, api, page: pageBefore, timeZone, ...unsentStorage() });
    client.on("error", (error) => errors.emit(error));
    client.on("state", (state) => state === "open" && errors.emit(undefined));
    clients.set(userId, client);
    client.connect();
    return client;
  };
  return {
    /** The client for this id, opened on first use. */
    of: (userId: string) => clients.get(userId) ?? open(userId),
    /** Called with SPEC's texts, or with `undefined` once a connection is back. */
    onError: errors.add,
    /** Immediately reconnects every client that is disconnected. */
    reconnect: () => {
      for (const client of clients.values()) if (client.state !== "open") client.reconnect();
    },
    close() {
      for (const client of clients.values()) client.close();
      clients.clear();
    },
  };
}

/** The path of the page from which the visitor came, in this tab or by a link, or this page's if none is known. */
function pageBefore(): string {
  const here = location.pathname;
  const entries = "navigation" in window ? navigation.entries() : [];
  const at = "navigation" in window ? (navigation.currentEntry?.index ?? 0) : 0;
  const urls = [document.referrer, ...entries.slice(0, at).map(({ url }) => url ?? "")];
  const paths = urls.flatMap((url) =>
    URL.canParse(url) && new URL(url).origin === location.origin ? new URL(url) : [],
  );
  return paths.findLast(({ pathname }) => pathname !== here)?.pathname ?? here;
}

/** Shows the person who answers what time it is for the visitor. */
const timeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Unsent messages survive a reload where the browser allows storage. */
function unsentStorage(): Pick<RealtimeClientOptions, "storage"> {
  try {
    return { storage: sessionStorage };
  } catch {
    return {};
  }
}
