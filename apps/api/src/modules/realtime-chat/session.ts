import { SpanKind } from "@opentelemetry/api";
import {
  type ClientFrame,
  closeCodes,
  decodeClientFrame,
  type FrameFailure,
  roomMembers,
  type SocketErrorCode,
  socketLimits,
} from "@thirtyfold/realtime-protocol";
import type { FastifyBaseLogger } from "fastify";
import { problemHeaders } from "../../answers/problem.ts";
import type { Person } from "../../people/person-store.ts";
import type { SocketAction } from "../../plugins/rate-limit.ts";
import { StorageError } from "../../storage/storage-error.ts";
import { traced } from "../../tracing/tracer.ts";
import type { ChatService } from "./chat-service.ts";
import type { Connection } from "./connection.ts";
import type { DeskSocket } from "./desk-watch.ts";
import { MessageConflictError } from "./message-store.ts";
import { contactOf, storedBytes, writerOf } from "./room-store.ts";
import { type Subscription, subscriptionOf } from "./subscription.ts";

/** Frames that may wait; beyond them, the peer is not read. */
const longestQueue = 60;
const typingMs = 2_000;

export type SessionOptions = {
  connection: Connection;
  service: Pick<ChatService, "hub" | "send" | "typing" | "isReserved" | "desk">;
  /** The signed-in person who opened it, if any. */
  signedIn?: DeskSocket["signedIn"] | undefined;
  /** Charges the client's address, or another client, and bytes to store; resolves with the seconds to wait, or 0. */
  count: (action: SocketAction, more?: Readonly<{ client?: string; bytes?: number }>) => Promise<number>;
  log: Pick<FastifyBaseLogger, "error">;
};

type Frame<Type extends ClientFrame["type"]> = Extract<ClientFrame, { type: Type }>;

type Failed = { id?: string | undefined; roomId?: string | undefined; retryAfter?: number };

const texts = {
  unknown_type: "This server does not know that type of frame.",
  strangers: "Only the room's two people may join it.",
  rooms: `A socket has at most ${socketLimits.roomsPerSocket} rooms.`,
  not_subscribed: "Subscribe to the room first.",
  reserved: "Only our people at the desk write and read as this contact.",
  signedOut: "Sign in to the desk first.",
  impostor: "A socket sends only as the user that it subscribed as.",
  conflict: "Another message was sent under this id.",
  messages: "Too many messages. Please try again in a moment.",
  subscriptions: "Too many rooms were opened from your address. Please try again in a moment.",
  unavailable: "Not possible right now. Please try again in a moment.",
};

/** Handles a socket's frames one at a time, so that its messages keep their order. */
export class Session {
  readonly #options: SessionOptions;
  readonly #subscriptions = new Map<string, Subscription>();
  #work: Promise<void> = Promise.resolve();
  #waiting = 0;
  #unreadable = 0;
  #closed = false;
  #isStranger = false;

  readonly #desk: DeskSocket | undefined;

  constructor(options: SessionOptions) {
    this.#options = options;
    const { connection, signedIn } = options;
    this.#desk = signedIn && {
      signedIn,
      sendFrame: (frame) => connection.sendFrame(frame),
      end: () => connection.close(closeCodes.policyViolation, "Signed out"),
    };
  }

  receive(text: string): void {
    const decoded = decodeClientFrame(text);
    if (!decoded.ok) return this.#refuse(decoded.failure);
    this.#unreadable = 0;
    this.#wait(1);
    this.#work = this.#work.then(async () => this.#take(decoded.frame));
  }

  close(): void {
    this.#closed = true;
    for (const subscription of this.#subscriptions.values()) this.#leave(subscription);
    if (this.#desk) this.#options.service.desk.remove(this.#desk);
  }

  #refuse({ kind, detail, id }: FrameFailure): void {
    if (kind === "unknown_type" || kind === "invalid") {
      this.#unreadable = 0;
      return this.#fail(kind, kind === "invalid" ? `${detail}.` : texts.unknown_type, { id });
    }
    this.#unreadable += 1;
    this.#fail("unreadable", `${detail}.`);
    if (this.#unreadable < socketLimits.unreadableInARow) return;
    this.#options.connection.close(closeCodes.policyViolation, "Too many unreadable frames");
  }

  #wait(change: 1 | -1): void {
    this.#waiting += change;
    if (this.#waiting >= longestQueue) this.#options.connection.pause(true);
    else if (this.#waiting === 0) this.#options.connection.pause(false);
  }

  async #take(frame: ClientFrame): Promise<void> {
    try {
      if (this.#closed) return;
      await traced(`frame ${frame.type}`, { root: true, kind: SpanKind.SERVER }, () => this.#handle(frame));
    } catch (error) {
      const id = frame.type === "new_message" ? frame.message.id : undefined;
      const roomId = "roomId" in frame ? frame.roomId : undefined;
      if (error instanceof MessageConflictError) return this.#fail("conflict", texts.conflict, { id, roomId });
      // The database logs its own outages.
      if (!(error instanceof StorageError)) this.#options.log.error({ err: error }, "a frame could not be handled");
      // The same wait as for a failed request.
      const wait = problemHeaders(error)["retry-after"];
      const retry = wait === undefined ? {} : { retryAfter: Number(wait) };
      this.#fail("unavailable", texts.unavailable, { id, roomId, ...retry });
    } finally {
      this.#wait(-1);
    }
  }

  async #handle(frame: ClientFrame): Promise<void> {
    if (frame.type === "new_message") return this.#send(frame);
    if (frame.type === "subscribe") return this.#subscribe(frame);
    if (frame.type === "typing") return this.#typing(frame);
    if (frame.type === "message") return this.#answer(frame);
    if (frame.type === "watch_desk") return this.#watch(frame);
    if (frame.type === "unwatch_desk") {
      if (this.#desk) this.#options.service.desk.unwatch(this.#desk);
      return;
    }
    const subscription = this.#subscriptions.get(frame.roomId);
    if (subscription) this.#leave(subscription);
  }

  async #subscribe({ roomId, userId }: Frame<"subscribe">): Promise<void> {
    if (!roomMembers(roomId)?.includes(userId)) return this.#fail("forbidden", texts.strangers, { roomId });
    const before = this.#subscriptions.get(roomId);
    if (!before && this.#subscriptions.size >= socketLimits.roomsPerSocket) {
      return this.#fail("too_many_rooms", texts.rooms, { roomId });
    }
    // Before the database is queried: refused subscriptions are charged, too.
    const seconds = await this.#options.count("subscription");
    if (seconds > 0) return this.#fail("rate_limited", texts.subscriptions, { roomId, retryAfter: seconds });
    if (!(await this.#mayBe(userId)).allowed) return this.#fail("forbidden", texts.reserved, { roomId });
    const contact = contactOf(roomId);
    const isVisitor = contact !== undefined && contact.id !== userId;
    const deskIsOn = isVisitor && (await this.#options.service.isReserved(contact.id));
    // The old subscription stays until the new one begins, in case that is refused. `begin` is repeated if the room is
    // erased.
    const replace = () => {
      if (this.#subscriptions.get(roomId) === before && before) this.#leave(before);
    };
    const subscription = subscriptionOf({ roomId, userId }, this.#options.connection, replace);
    await this.#options.service.hub.subscribe(roomId, subscription);
    this.#subscriptions.set(roomId, subscription);
    if (isVisitor) this.#options.service.desk.listen(subscription, deskIsOn);
    if (this.#closed) this.#leave(subscription);
  }

  /** Whether this socket may act as the user, and as which person; contacts belong to the desk. */
  async #mayBe(userId: string): Promise<{ allowed: boolean; person?: Person }> {
    if (!(await this.#options.service.isReserved(userId))) return { allowed: true };
    const signedIn = await this.#desk?.signedIn();
    if (!signedIn || !this.#desk) return { allowed: false };
    if (!this.#closed) this.#options.service.desk.add(this.#desk);
    return { allowed: true, person: signedIn.person };
  }

  async #watch({ roomId, writing, away }: Frame<"watch_desk">): Promise<void> {
    if (!this.#desk) return this.#fail("forbidden", texts.signedOut);
    // An unknown cookie never becomes valid: the database is asked only once.
    const signedIn = this.#isStranger ? undefined : await this.#desk.signedIn({ renews: away !== true });
    this.#isStranger = !signedIn;
    const seconds = signedIn
      ? await this.#options.count("watching", { client: signedIn.session.id })
      : await this.#options.count("subscription");
    if (seconds > 0) return this.#fail("rate_limited", texts.subscriptions, { retryAfter: seconds });
    if (!signedIn) return this.#fail("forbidden", texts.signedOut);
    // Closed while the database was queried.
    if (this.#closed) return;
    this.#options.service.desk.watch(this.#desk, { personId: signedIn.person.id, roomId, writing, away });
  }

  async #send({ roomId, message }: Frame<"new_message">): Promise<void> {
    const { id, senderId, content, page, timeZone } = message;
    const subscription = this.#subscriptions.get(roomId);
    if (!subscription) return this.#fail("not_subscribed", texts.not_subscribed, { id, roomId });
    if (senderId !== subscription.userId) return this.#fail("forbidden", texts.impostor, { id, roomId });
    const seconds = await this.#options.count("message", { bytes: storedBytes(content) });
    if (seconds > 0) return this.#fail("rate_limited", texts.messages, { id, roomId, retryAfter: seconds });
    const { allowed, person } = await this.#mayBe(senderId);
    if (!allowed) return this.#fail("forbidden", texts.reserved, { id, roomId });
    const stored = await this.#options.service.send({
      id,
      roomId,
      senderId,
      content,
      page,
      timeZone,
      by: person && writerOf(person),
    });
    // Stored before the subscription's start, so its sender is notified here.
    if (!stored.isNew && stored.message.seq <= subscription.since) {
      this.#options.connection.sendFrame({ type: "chat_message", message: stored.message });
    }
  }

  async #typing({ roomId }: Frame<"typing">): Promise<void> {
    const subscription = this.#subscriptions.get(roomId);
    if (!subscription) return this.#fail("not_subscribed", texts.not_subscribed, { roomId });
    const now = performance.now();
    if (now - subscription.typedAt < typingMs) return;
    subscription.typedAt = now;
    // A dropped typing notice needs no refusal.
    if ((await this.#options.count("typing")) > 0) return;
    if (!(await this.#mayBe(subscription.userId)).allowed) return this.#fail("forbidden", texts.reserved, { roomId });
    this.#options.service.typing(roomId, subscription.userId);
  }

  async #answer({ content }: Frame<"message">): Promise<void> {
    const seconds = await this.#options.count("message");
    if (seconds > 0) return this.#fail("rate_limited", texts.messages, { retryAfter: seconds });
    this.#options.connection.sendFrame({
      type: "message",
      content,
      timestamp: new Date().toISOString(),
      fromServer: true,
    });
  }

  #leave(subscription: Subscription): void {
    this.#subscriptions.delete(subscription.roomId);
    this.#options.service.hub.unsubscribe(subscription.roomId, subscription);
    this.#options.service.desk.leave(subscription);
  }

  #fail(code: SocketErrorCode, message: string, more: Failed = {}): void {
    this.#options.connection.sendFrame({ type: "error", code, message, ...more });
  }
}
