import { contacts } from "@thirtyfold/content";
import type { FastifyBaseLogger } from "fastify";
import type { OpenChannel } from "../../channels/channel.ts";
import { hasPeople } from "../../people/person-store.ts";
import type { Storage } from "../../storage/storage.ts";
import { inTrace, traced, traceparent } from "../../tracing/tracer.ts";
import type { ChatMetrics } from "./chat-metrics.ts";
import { noteVisit } from "./conversation-store.ts";
import { DeskWatch } from "./desk-watch.ts";
import { EndOfTurn } from "./end-of-turn.ts";
import { FanOut, type Hint } from "./fan-out.ts";
import { MessageWriter } from "./message-writer.ts";
import { type MessagePage, type PageQuery, readPage } from "./page-store.ts";
import { markRead, type Reading } from "./reading-store.ts";
import { RoomHub } from "./room-hub.ts";
import { contactOf, type NewMessage, type StoredMessage } from "./room-store.ts";

export type ChatServiceOptions = {
  db: Storage["db"];
  /** Connects to other instances; without it, this is the only one. */
  openChannel?: OpenChannel | undefined;
  metrics: Pick<ChatMetrics, "stored" | "delivered">;
  log: Pick<FastifyBaseLogger, "info" | "warn">;
  /** Called when a visitor's message to a contact is stored. */
  onVisitorWrote?: (() => void) | undefined;
  /** Whether visitors can get answers by mail. */
  mails?: boolean;
};

/** A repeat later than this is not a race between POST and socket. */
const resentAfterMs = 100;

/** Operations on rooms, by REST or socket. Announces nothing before its commit. */
export class ChatService {
  readonly hub: RoomHub;
  readonly endOfTurn = new EndOfTurn();
  readonly desk: DeskWatch;
  readonly #db: Storage["db"];
  readonly #writer: MessageWriter;
  readonly #metrics: ChatServiceOptions["metrics"];
  readonly #log: ChatServiceOptions["log"];
  readonly #fanOut: FanOut | undefined;
  readonly #onVisitorWrote: (() => void) | undefined;
  #deskIsOn = false;

  constructor({ db, openChannel, metrics, log, mails = false, onVisitorWrote }: ChatServiceOptions) {
    this.desk = new DeskWatch((hint) => this.#fanOut?.publishDesk(hint), mails);
    this.#db = db;
    this.#onVisitorWrote = onVisitorWrote;
    this.#writer = new MessageWriter(db);
    this.#metrics = metrics;
    this.#log = log;
    const onDelivered = (deliveries: number) => metrics.delivered(deliveries);
    this.hub = new RoomHub({ db, log, endOfTurn: this.endOfTurn, onDelivered });
    if (!openChannel) return;
    this.#fanOut = new FanOut({
      open: openChannel,
      log,
      onHint: (hint) => {
        inTrace(hint.traceparent, () => this.hub.apply(hint));
        if (hint.typing === undefined) this.desk.roomChanged(hint.roomId);
      },
      onDesk: (from, hint) => this.desk.receive(from, hint),
      onCheck: async () => {
        await this.hub.check();
        this.desk.changed({ what: "conversations" });
      },
    });
  }

  /** Undefined with a single instance. */
  get channelUp(): boolean | undefined {
    return this.#fanOut?.up;
  }

  /** Stores and announces once, however often sent. @throws {MessageConflictError} if the id has other content. */
  async send(message: NewMessage): Promise<StoredMessage> {
    return traced("chat message", {}, () => this.#send(message));
  }

  async #send(message: NewMessage): Promise<StoredMessage> {
    const stored = await this.#writer.store(message);
    const { roomId, seq, timestamp } = stored.message;
    if (stored.isNew) {
      this.hub.stored(stored.message);
      this.#fanOut?.publish({ roomId, seq, traceparent: traceparent() });
      this.desk.roomChanged(roomId);
      this.#metrics.stored();
      void this.#noteVisitor(message);
    } else if (Date.now() - Date.parse(timestamp) > resentAfterMs) {
      // The instance that stored it may have died before announcing it.
      this.#publish({ roomId, seq });
    }
    return stored;
  }

  /**
   * Reports a visitor's message, and stores page and time zone in the background: the message is as good without them.
   */
  async #noteVisitor({ roomId, senderId, page, timeZone }: NewMessage): Promise<void> {
    const contact = contactOf(roomId);
    if (!contact || contact.id === senderId) return;
    this.#onVisitorWrote?.();
    if (page === undefined && timeZone === undefined) return;
    const noted = await noteVisit(this.#db, roomId, { page, timeZone }).catch((error: unknown) => {
      this.#log.warn({ err: error }, "a visitor's page and time zone were not noted");
      return false;
    });
    if (noted) this.desk.publish({ what: "conversations", roomId });
  }

  /** Whether only the desk may be this user: true for contacts once any person is stored. Never false again. */
  async isReserved(userId: string): Promise<boolean> {
    if (!contacts.some(({ id }) => id === userId)) return false;
    this.#deskIsOn ||= await hasPeople(this.#db);
    return this.#deskIsOn;
  }

  async list(roomId: string, query: PageQuery): Promise<MessagePage> {
    return readPage(this.#db, roomId, query);
  }

  /** Marks messages as read, notifies the room, and returns how many were unread. */
  async markRead(reading: Reading): Promise<number> {
    const { updated, moved } = await markRead(this.#db, reading, Date.now());
    for (const cursor of moved) this.#publish(cursor);
    if (moved.length > 0) this.desk.roomChanged(reading.roomId);
    return updated;
  }

  typing(roomId: string, userId: string): void {
    this.#publish({ roomId, typing: userId });
  }

  /** Tells everybody in a room, and the desk, that it was erased. */
  erased(roomId: string): void {
    this.#publish({ roomId, erased: true });
    this.desk.roomChanged(roomId);
  }

  async close(): Promise<void> {
    this.desk.close();
    await this.#fanOut?.close();
  }

  #publish(hint: Hint): void {
    this.hub.apply(hint);
    this.#fanOut?.publish(hint);
  }
}
