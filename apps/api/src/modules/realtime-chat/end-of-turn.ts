/** Hands on what has gathered. */
export type Gathering = { flush(): void };

/** What has been handed out took some time; for so many times as long more is gathered before the next. */
const rests = 3;
const longestRestMs = 100;

/**
 * Collects what happens in one turn of the event loop, so that each socket is written to once however many messages
 * come: at the turn's end first rooms hand their frames to sockets, then sockets write. Where that took long, because
 * many read, the next time comes later: a burst costs few writes, and a single message never waits.
 */
export class EndOfTurn {
  readonly #rooms = new Set<Gathering>();
  readonly #sockets = new Set<Gathering>();
  #planned = false;
  #notBefore = 0;
  readonly #now: () => number;

  /** `now`: a clock in milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  room(room: Gathering): void {
    this.#rooms.add(room);
    this.#plan();
  }

  socket(socket: Gathering): void {
    this.#sockets.add(socket);
    this.#plan();
  }

  #plan(): void {
    if (this.#planned) return;
    this.#planned = true;
    const rest = this.#notBefore - this.#now();
    if (rest < 1) setImmediate(() => this.#end());
    else setTimeout(() => this.#end(), rest);
  }

  #end(): void {
    const startedAt = this.#now();
    for (const room of this.#rooms) room.flush();
    this.#rooms.clear();
    for (const socket of this.#sockets) socket.flush();
    this.#sockets.clear();
    this.#planned = false;
    const endedAt = this.#now();
    this.#notBefore = endedAt + Math.min((endedAt - startedAt) * rests, longestRestMs);
  }
}
