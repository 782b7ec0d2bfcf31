export type Flushable = { flush(): void };

/**
 * Collects what happens in one turn of the event loop, so that each socket is written to once however many messages
 * come: at the turn's end first rooms hand their frames to sockets, then sockets write. Nothing waits longer than for
 * that. What comes while many sockets are written to is in the next turn, together. After the last room, which mostly is
 * the only one, nothing more comes to a socket: it writes at once, so that a large room is gone through once.
 */
export class EndOfTurn {
  readonly #rooms = new Set<Flushable>();
  #sockets: Flushable[] = [];
  #planned = false;
  #lastRoom = false;

  room(room: Flushable): void {
    this.#rooms.add(room);
    this.#plan();
  }

  /** To be called when a socket gets the first frame of a turn. */
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
