export type Flushable = { flush(): void };

/** At a turn's end, rooms hand frames to sockets, then sockets write, once each; a single room's, at once. */
export class EndOfTurn {
  readonly #rooms = new Set<Flushable>();
  #sockets: Flushable[] = [];
  #planned = false;
  #lastRoom = false;

  room(room: Flushable): void {
    this.#rooms.add(room);
    this.#plan();
  }

  /** Called at a socket's first frame of a turn. */
  socket(socket: Flushable): void {
    if (this.#lastRoom) return socket.flush();
    this.#sockets.push(socket);
    this.#plan();
  }

  #plan(): void {
    if (this.#planned) return;
    this.#planned = true;
    setImmediate(() => this.#end());
  }

  #end(): void {
    const rooms = [...this.#rooms];
    this.#rooms.clear();
    const last = rooms.pop();
    for (const room of rooms) room.flush();
    this.#lastRoom = true;
    last?.flush();
    this.#lastRoom = false;
    for (const socket of this.#sockets) socket.flush();
    this.#sockets = [];
    this.#planned = false;
  }
}
