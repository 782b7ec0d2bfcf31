import type { Room } from "./client-types.ts";
import type { JoinedRoom } from "./room.ts";

type Entry = { room: JoinedRoom; holders: Set<Room> };

/** The joined rooms, each once however many hold it. A room without holders is removed once its last message is out. */
export class RoomRegistry {
  readonly #create: (roomId: string) => JoinedRoom;
  readonly #entries = new Map<string, Entry>();

  constructor(create: (roomId: string) => JoinedRoom) {
    this.#create = create;
  }

  join(roomId: string): Room {
    const entry = this.#entries.get(roomId) ?? this.#add(roomId);
    const holder = this.#holder(entry);
    entry.holders.add(holder);
    return holder;
  }

  leave(roomId: string): void {
    const entry = this.#entries.get(roomId);
    if (entry === undefined) return;
    entry.holders.clear();
    this.#release(entry);
  }

  get(roomId: string): JoinedRoom | undefined {
    return this.#entries.get(roomId)?.room;
  }

  /** The room with an unstored message of this id. */
  awaiting(messageId: string): JoinedRoom | undefined {
    for (const { room } of this.#entries.values()) if (room.awaits(messageId)) return room;
    return undefined;
  }

  each(visit: (room: JoinedRoom) => void): void {
    for (const { room } of this.#entries.values()) visit(room);
  }

  #add(roomId: string): Entry {
    const entry: Entry = { room: this.#create(roomId), holders: new Set() };
    entry.room.subscribe(() => this.#release(entry));
    this.#entries.set(roomId, entry);
    return entry;
  }

  #release({ room, holders }: Entry): void {
    if (holders.size > 0 || !room.idle || this.#entries.get(room.id)?.room !== room) return;
    this.#entries.delete(room.id);
    room.stop();
  }

  #holder(entry: Entry): Room {
    const { room } = entry;
    const holder: Room = {
      id: room.id,
      getSnapshot: () => room.getSnapshot(),
      subscribe: (listener) => room.subscribe(listener),
      send: (content) => room.send(content),
      retry: (id) => room.retry(id),
      discard: (id) => room.discard(id),
      markRead: () => room.markRead(),
      loadOlder: () => room.loadOlder(),
      refresh: () => room.refresh(),
      typing: () => room.typing(),
      leave: () => {
        entry.holders.delete(holder);
        this.#release(entry);
      },
    };
    return holder;
  }
}
