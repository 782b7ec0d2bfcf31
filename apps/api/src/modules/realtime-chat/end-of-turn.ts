/** Hands on what has gathered. */
export type Gathering = { flush(): void };

/**
 * Collects what happens in one turn of the event loop, so that each socket is written to once however many messages
 * come: at the turn's end first rooms hand their frames to sockets, then sockets write. Nothing waits longer than for
 * that. What comes while many sockets are written to is in the next turn, together.
 */
export class EndOfTurn {
  readonly #rooms = new Set<Gathering>();
  #sockets: Gathering[] = [];
  #planned = false;

  room(room: Gathering): void {
    this.#rooms.add(room);
    this.#plan();
  }

  /** To be called when a socket has gathered its first frame. */
  socket(socket: Gathering): void {
    this.#sockets.push(socket);
    this.#plan();
  }

  #plan(): void {
    if (this.#planned) return;
    this.#planned = true;
    setImmediate(() => this.#end());
  }

  #end(): void {
    for (const room of this.#rooms) room.flush();
    this.#rooms.clear();
    for (const socket of this.#sockets) socket.flush();
    this.#sockets = [];
    this.#planned = false;
  }
}
