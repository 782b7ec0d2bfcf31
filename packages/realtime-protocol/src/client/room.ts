import type { ServerFrame } from "../frames.ts";
import { Listeners } from "./listeners.ts";
import { RoomFetching } from "./room-fetching.ts";
import type { RoomPorts, RoomStore } from "./room-ports.ts";
import { RoomReading } from "./room-reading.ts";
import { RoomSending } from "./room-sending.ts";
import { initialRoomState, roomSession } from "./room-session.ts";
import { roomSnapshot } from "./room-snapshot.ts";
import type { RoomSnapshot } from "./room-state.ts";
import { RoomSubscription } from "./room-subscription.ts";
import { RoomTyping } from "./room-typing.ts";
import { requireSendable } from "./send-requirements.ts";
import type { RoomEvent, RoomState } from "./session-events.ts";
import { readUnsent, writeUnsent } from "./unsent-storage.ts";

/** One joined room: binds the pure session to the socket, the HTTP calls, time and storage. */
export class JoinedRoom {
  readonly id: string;
  readonly #ports: RoomPorts;
  readonly #listeners = new Listeners();
  readonly #sending: RoomSending;
  readonly #fetching: RoomFetching;
  readonly #reading: RoomReading;
  readonly #subscription: RoomSubscription;
  readonly #typing: RoomTyping;
  #state: RoomState;
  #snapshot: RoomSnapshot;
  #stopped = false;

  constructor(id: string, ports: RoomPorts) {
    this.id = id;
    this.#ports = ports;
    this.#state = initialRoomState(id, ports.userId);
    const messages = readUnsent(ports.storage, ports.userId, id);
    if (messages.length > 0) this.#state = roomSession(this.#state, { type: "restored", messages });
    this.#snapshot = roomSnapshot(this.#state);
    const store: RoomStore = { state: () => this.#state, dispatch: (event) => this.#dispatch(event) };
    this.#sending = new RoomSending(ports, store);
    this.#fetching = new RoomFetching(ports, store);
    this.#reading = new RoomReading(ports, store);
    this.#subscription = new RoomSubscription(ports, store);
    this.#typing = new RoomTyping(ports, store);
    this.#fetching.work();
    if (ports.socketState() === "open") this.socketOpened();
  }

  getSnapshot(): RoomSnapshot {
    return this.#snapshot;
  }

  subscribe(listener: () => void): () => void {
    return this.#listeners.add(listener);
  }

  /** Whether none of the user's messages is in transit. */
  get idle(): boolean {
    return this.#state.pending.every(({ delivery }) => delivery === "failed");
  }

  /** Whether a message of this room isn't stored yet. */
  awaits(id: string): boolean {
    return this.#state.pending.some((item) => item.id === id);
  }

  send(content: string): string {
    const { userId, clock, newId, socketState } = this.#ports;
    requireSendable(userId, this.id, content, socketState());
    const message = { id: newId(), content, senderId: userId, roomId: this.id, read: false };
    const timestamp = new Date(clock.now()).toISOString();
    this.#dispatch({ type: "written", message: { ...message, timestamp } });
    return message.id;
  }

  retry(id: string): void {
    this.#dispatch({ type: "retry", id });
  }

  discard(id: string): void {
    this.#dispatch({ type: "discard", id });
  }

  /** Marks a message that the server will never accept. */
  refuse(id: string): void {
    this.#dispatch({ type: "refused", id });
  }

  markRead(): Promise<void> {
    return this.#reading.mark();
  }

  loadOlder(): Promise<void> {
    return this.#fetching.older();
  }

  refresh(): Promise<void> {
    return this.#fetching.refresh();
  }

  typing(): void {
    this.#typing.notify();
  }

  socketOpened(): void {
    this.#dispatch({ type: "socket_opened" });
    this.#subscription.ask();
  }

  socketClosed(): void {
    this.#subscription.stop();
    this.#dispatch({ type: "socket_closed" });
  }

  /** Subscribes again; the confirmation tells what was missed. */
  resubscribe(): void {
    this.#subscription.send();
  }

  /** Handles a frame that names this room. */
  receive(frame: ServerFrame): void {
    if (frame.type === "subscription_confirmed") this.#dispatch({ ...frame, type: "subscribed" });
    else if (frame.type === "chat_message") this.#dispatch({ type: "message_received", message: frame.message });
    else if (frame.type === "messages_read") this.#dispatch(frame);
    else if (frame.type === "typing") this.#typing.receive(frame.userId);
    else if (frame.type === "presence") this.#dispatch({ ...frame, mail: frame.mail === true });
    else if (frame.type === "error" && frame.id === undefined) this.#subscription.refused(frame);
  }

  /** Ends the room. Unstored messages stay in the storage. */
  stop(): void {
    const { socketState } = this.#ports;
    this.#stopped = true;
    this.#subscription.stop();
    this.#typing.stop();
    this.#sending.stop();
    this.#fetching.stop();
    if (socketState() === "open") this.#ports.send({ type: "unsubscribe", roomId: this.id });
  }

  #dispatch(event: RoomEvent): void {
    // Again, for callers that request a refresh only now.
    if (this.#stopped) return this.#fetching.stop();
    const before = this.#state;
    this.#state = roomSession(before, event);
    if (this.#state === before) return;
    const { storage, userId } = this.#ports;
    const { pending } = this.#state;
    if (pending !== before.pending) writeUnsent(storage, userId, this.id, pending, before.pending);
    this.#sending.work();
    this.#fetching.work();
    this.#publish();
  }

  #publish(): void {
    const snapshot = roomSnapshot(this.#state, this.#snapshot);
    if (snapshot === this.#snapshot) return;
    this.#snapshot = snapshot;
    this.#listeners.emit();
  }
}
