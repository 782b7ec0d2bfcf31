import { roomIdSchema, type ServerFrame } from "@thirtyfold/realtime-protocol";
import { z } from "zod";
import type { SessionLook, SignedIn } from "../../people/session-store.ts";
import type { DeskNews } from "../../plugins/desk-news.ts";
import { contactOf } from "./room-store.ts";

const placeSchema = z.object({
  personId: z.string(),
  roomId: z.optional(roomIdSchema),
  writing: z.optional(z.boolean()),
  away: z.optional(z.boolean()),
});
type Place = z.infer<typeof placeSchema>;

/** Messages between instances: what to reload, or who is at the desk of one of them. */
export const deskHintSchema = z.union([
  z.object({ what: z.enum(["conversations", "leads", "people"]), roomId: z.optional(roomIdSchema) }),
  z.object({ places: z.array(placeSchema) }),
]);
export type DeskHint = z.infer<typeof deskHintSchema>;

/** The socket of a signed-in person. */
export type DeskSocket = {
  sendFrame: (frame: ServerFrame) => void;
  /** Undefined once the session has ended. */
  signedIn: (look?: SessionLook) => Promise<SignedIn | undefined>;
  end: () => void;
};

/** A visitor's subscription to a room with a contact. */
export type PresenceListener = { roomId: string; sendFrame: (frame: ServerFrame) => void };

const heartbeatMs = 10_000;
/** An instance silent for this long has ended or is unreachable. */
const trustMs = 25_000;
/** NOTIFY takes 8,000 bytes. */
const mostPlaces = 25;

const isAnybodyThere = (places: readonly Place[]) => places.some(({ away }) => away !== true);

/** Tells the desk what changed, and visitors whether anybody is there; closes sockets without a session. */
export class DeskWatch {
  readonly #send: (hint: DeskHint) => void;
  readonly #sockets = new Map<DeskSocket, Place | undefined>();
  readonly #visitors = new Set<PresenceListener>();
  readonly #elsewhere = new Map<string, { until: number; places: readonly Place[] }>();
  readonly #timer: NodeJS.Timeout;
  readonly #presence: Readonly<{ type: "presence"; mail?: true }>;
  #checking: Promise<void> | undefined;
  #checksAgain = false;
  #lastSent = "[]";
  #present = false;

  /** `mails`: visitors can get answers by mail. */
  constructor(send: (hint: DeskHint) => void, mails = false) {
    this.#send = send;
    this.#presence = { type: "presence", ...(mails && { mail: true }) };
    this.#timer = setInterval(() => this.#heartbeat(), heartbeatMs).unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** Tracks the socket until its session ends. */
  add(socket: DeskSocket): void {
    if (!this.#sockets.has(socket)) this.#sockets.set(socket, undefined);
  }

  /** Records that the person is at the desk, in one conversation or none. */
  watch(socket: DeskSocket, place: Place): void {
    this.#sockets.set(socket, place);
    // A repeat is answered on this socket only.
    if (!this.#publishPlaces()) socket.sendFrame({ type: "desk_people", people: this.#places() });
  }

  unwatch(socket: DeskSocket): void {
    if (!this.#sockets.get(socket)) return;
    this.#sockets.set(socket, undefined);
    this.#publishPlaces();
  }

  remove(socket: DeskSocket): void {
    const watched = this.#sockets.get(socket) !== undefined;
    this.#sockets.delete(socket);
    if (watched) this.#publishPlaces();
  }

  /** If there is a desk, notifies the visitor at once, and of each change. */
  listen(visitor: PresenceListener, deskIsOn: boolean): void {
    this.#visitors.add(visitor);
    const { roomId } = visitor;
    if (deskIsOn) visitor.sendFrame({ ...this.#presence, roomId, present: isAnybodyThere(this.#places()) });
  }

  leave(visitor: PresenceListener): void {
    this.#visitors.delete(visitor);
  }

  /** Notifies watchers on every instance. */
  publish(news: DeskNews): void {
    this.#send(news);
    this.changed(news);
  }

  /** For changes that every instance learns of on its own. */
  changed(news: DeskNews): void {
    for (const [socket, place] of this.#sockets) if (place) socket.sendFrame({ type: "desk_changed", ...news });
    if (news.what !== "people") return;
    // The people affected may be ones that a running check has already passed.
    this.#checksAgain = this.#checking !== undefined;
    this.#check();
  }

  /** Only rooms with a contact concern the desk. */
  roomChanged(roomId: string): void {
    if (this.#sockets.size > 0 && contactOf(roomId)) this.changed({ what: "conversations", roomId });
  }

  /** Handles a hint from another instance. */
  receive(from: string, hint: DeskHint): void {
    if ("what" in hint) return this.changed(hint);
    if (hint.places.length === 0) this.#elsewhere.delete(from);
    else this.#elsewhere.set(from, { until: Date.now() + trustMs, places: hint.places });
    this.#notifyChange();
  }

  #here(): Place[] {
    return [...this.#sockets.values()].filter((place) => place !== undefined).slice(0, mostPlaces);
  }

  #places(): Place[] {
    return [...this.#here(), ...[...this.#elsewhere.values()].flatMap(({ places }) => places)];
  }

  #publishPlaces(): boolean {
    this.#send({ places: this.#here() });
    return this.#notifyChange();
  }

  /** False if nothing changed. */
  #notifyChange(): boolean {
    const people = this.#places();
    const text = JSON.stringify(people);
    if (text === this.#lastSent) return false;
    const [before, present] = [this.#present, isAnybodyThere(people)];
    this.#lastSent = text;
    this.#present = present;
    for (const [socket, place] of this.#sockets) if (place) socket.sendFrame({ type: "desk_people", people });
    if (before === present) return true;
    for (const { roomId, sendFrame } of this.#visitors) sendFrame({ ...this.#presence, roomId, present });
    return true;
  }

  #heartbeat(): void {
    for (const [from, { until }] of this.#elsewhere) if (until <= Date.now()) this.#elsewhere.delete(from);
    const here = this.#here();
    if (here.length > 0) this.#send({ places: here });
    this.#notifyChange();
    this.#check();
  }

  /** Runs one check at a time, however slow the database is. */
  #check(): void {
    this.#checking ??= this.#endSignedOut().finally(() => {
      this.#checking = undefined;
      if (!this.#checksAgain) return;
      this.#checksAgain = false;
      this.#check();
    });
  }

  /** While the database is away, nobody is signed out. */
  async #endSignedOut(): Promise<void> {
    for (const socket of this.#sockets.keys()) {
      // An open desk does not count as use: sessions end after 12 idle hours.
      const known = await socket.signedIn({ renews: false }).then(
        (signedIn) => signedIn !== undefined,
        () => true,
      );
      if (!known) socket.end();
    }
  }
}
