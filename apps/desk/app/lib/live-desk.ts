// oxlint-disable-next-line import/no-unassigned-import -- Before the schemas of the frames.
import "./schemas-without-eval.ts";
import type { QueryClient } from "@tanstack/react-query";
import { clientTimes, type ServerFrame } from "@thirtyfold/realtime-protocol";
import { createRealtimeClient } from "@thirtyfold/realtime-protocol/client";
import { Listeners } from "@thirtyfold/realtime-protocol/listeners";
import { lookAtConversation, refreshLists, refreshShownLists } from "./conversations.ts";
import { markAway } from "./desk-client.ts";
import { refreshLeads } from "./leads.ts";
import { lookAgain } from "./look-again.ts";

type Frame<Type extends ServerFrame["type"]> = Extract<ServerFrame, { type: Type }>;

/** The state of the desk, as the socket reports it. */
export type LiveState = Readonly<{
  /** Whether changes are reported; otherwise queries have to be repeated. */
  live: boolean;
  people: Frame<"desk_people">["people"];
  /** Whether the visitor of the open conversation is writing. */
  visitorWrites: boolean;
  /** Whether nobody is at this desk, however long it stays on the screen. */
  away: boolean;
}>;

type TimerName = "settle" | "writing" | "visitor" | "retry" | "away";
type OpenRoom = Readonly<{ roomId: string; contact: string }>;

type Look = (queries: QueryClient) => Promise<void>;

const again =
  (name: string): Look =>
  async (queries) =>
    lookAgain(queries, { queryKey: [name] });
const looks = {
  session: again("session"),
  people: again("people"),
  signIns: again("open-sessions"),
  counts: again("counts"),
  overview: again("overview"),
};

const nothing: Omit<LiveState, "away"> = { live: false, people: [], visitorWrites: false };
/** The server hears about a conversation only once it has been in view this long, so skipped ones are not reported. */
const settleMs = 250;
/** The pause between two rounds of calls for changed data. */
const gatherMs = 300;
/** After this long without a key or pointer event, nobody is at the desk. */
const awayMs = 5 * 60_000;
const signs = ["keydown", "pointerdown", "pointermove", "wheel", "visibilitychange"] as const;

/**
 * The desk's socket while somebody is signed in: refetches what the server says has changed, reports where this person is
 * and whether they are writing, and knows the same about the others. After a break everything is refetched.
 */
export class LiveDesk {
  readonly #queries: QueryClient;
  readonly #onLive: () => void;
  readonly #socket = createRealtimeClient({ userId: "" });
  readonly #changes = new Listeners();
  readonly #wanted = new Map<string, Look>();
  readonly #timers = new Map<TimerName, ReturnType<typeof setTimeout>>();
  #state: LiveState = { ...nothing, away: false };
  #refreshing = false;
  #open: OpenRoom | undefined;
  #joined: OpenRoom | undefined;
  #told = "";
  #writing = false;

  /** `onLive`: the connection is up, or up again. */
  constructor(queries: QueryClient, onLive: () => void) {
    this.#queries = queries;
    this.#onLive = onLive;
    this.#socket.on("frame", (frame) => this.#receive(frame));
    this.#socket.on("close", ({ code }) => {
      this.#set({ ...this.#state, ...nothing });
      // The session may have ended.
      if (code === 1008) this.#refresh({ session: looks.session });
    });
  }

  readonly subscribe = this.#changes.add;

  readonly getState = (): LiveState => this.#state;

  /** Connects; call the returned function to disconnect. */
  connect(): () => void {
    for (const sign of signs) document.addEventListener(sign, this.#noteSign);
    this.#noteSign();
    this.#socket.connect();
    return () => {
      for (const sign of signs) document.removeEventListener(sign, this.#noteSign);
      for (const timer of this.#timers.values()) clearTimeout(timer);
      this.#setAway(false);
      this.#socket.close();
    };
  }

  /** Reports an open conversation; call the returned function when it closes. */
  enter(room: OpenRoom): () => void {
    this.#goTo(room);
    return () => {
      if (this.#open === room) this.#goTo(undefined);
    };
  }

  /** Call it on each keystroke in the answer; 6 s after the last one, others hear that nobody is writing any more. */
  wrote(): void {
    this.#after("writing", clientTimes.typingShownMs, () => this.#setWriting(false));
    this.#setWriting(true);
  }

  /** Call it once the answer is sent. */
  finished(): void {
    this.#setWriting(false);
  }

  #goTo(room: OpenRoom | undefined): void {
    this.#open = room;
    this.#writing = false;
    this.#set({ ...this.#state, visitorWrites: false });
    this.#after("settle", settleMs, () => this.#tell());
  }

  #setWriting(writing: boolean): void {
    if (this.#writing === writing) return;
    this.#writing = writing;
    this.#tell();
  }

  /** Called without an event when a tab opens, which may be in the background and receive none. */
  readonly #noteSign = (event?: Event): void => {
    if (event && document.visibilityState !== "visible") return;
    this.#after("away", awayMs, () => this.#setAway(true));
    this.#setAway(false);
  };

  #setAway(away: boolean): void {
    if (this.#state.away === away) return;
    markAway(away);
    this.#set({ ...this.#state, away });
    this.#tell();
  }

  #after(name: TimerName, ms: number, run: () => void): void {
    clearTimeout(this.#timers.get(name));
    this.#timers.set(name, setTimeout(run, ms));
  }

  /** Tells the server where this person is, unless it knows already. */
  #tell(): void {
    if (this.#socket.state !== "open") return;
    const room = this.#open;
    if (room !== this.#joined) {
      if (this.#joined) this.#socket.send({ type: "unsubscribe", roomId: this.#joined.roomId });
      if (room) this.#socket.send({ type: "subscribe", roomId: room.roomId, userId: room.contact });
      this.#joined = room;
    }
    const place = {
      ...(room && { roomId: room.roomId }),
      ...(this.#writing && { writing: true }),
      ...(this.#state.away && { away: true }),
    };
    if (this.#told === JSON.stringify(place)) return;
    this.#told = JSON.stringify(place);
    this.#socket.send({ type: "watch_desk", ...place });
  }

  /** Sends everything, as if the server knew nothing yet. */
  #tellAgain(): void {
    this.#told = "";
    this.#joined = undefined;
    this.#tell();
  }

  #receive(frame: ServerFrame): void {
    if (frame.type === "connection") this.#tellAgain();
    else if (frame.type === "desk_people") this.#meet(frame);
    else if (frame.type === "desk_changed") this.#refresh(looksOf(frame));
    else if (frame.type === "typing") this.#noteTyping(frame);
    else if (frame.type === "chat_message") this.#noteMessage(frame);
    else if (frame.type === "error") this.#noteRefusal(frame);
  }

  #meet({ people }: Frame<"desk_people">): void {
    const wasLive = this.#state.live;
    this.#set({ ...this.#state, live: true, people });
    if (wasLive) return;
    // Nobody knows what was missed.
    this.#refresh({ ...looksOf({ what: "conversations" }), leads: refreshLeads, people: looks.people });
    this.#onLive();
  }

  #noteTyping({ roomId, userId }: Frame<"typing">): void {
    if (roomId !== this.#open?.roomId || userId === this.#open.contact) return;
    this.#set({ ...this.#state, visitorWrites: true });
    this.#after("visitor", clientTimes.typingShownMs, () => this.#set({ ...this.#state, visitorWrites: false }));
  }

  #noteMessage({ message }: Frame<"chat_message">): void {
    if (message.roomId !== this.#open?.roomId || message.senderId === this.#open.contact) return;
    this.#set({ ...this.#state, visitorWrites: false });
  }

  #noteRefusal({ code, retryAfter }: Frame<"error">): void {
    if (code === "forbidden") this.#refresh({ session: looks.session });
    else if (retryAfter !== undefined) this.#after("retry", retryAfter * 1_000, () => this.#tellAgain());
  }

  #refresh(wanted: Readonly<Record<string, Look>>): void {
    for (const [name, look] of Object.entries(wanted)) this.#wanted.set(name, look);
    if (!this.#refreshing) void this.#refreshAll();
  }

  async #refreshAll(): Promise<void> {
    this.#refreshing = true;
    while (this.#wanted.size > 0) {
      const wanted = [...this.#wanted.values()];
      this.#wanted.clear();
      // A failure is shown where the data is shown, and retried by its own timer.
      await Promise.allSettled(wanted.map(async (look) => look(this.#queries)));
      await new Promise<void>((resolve) => {
        setTimeout(resolve, gatherMs);
      });
    }
    this.#refreshing = false;
  }

  #set(state: LiveState): void {
    this.#state = state;
    this.#changes.emit();
  }
}

/** The refetches for a hint; each is named, so that it runs once however many hints come at a time. */
function looksOf({ what, roomId }: Pick<Frame<"desk_changed">, "what" | "roomId">): Record<string, Look> {
  const { people, session, signIns, ...counted } = looks;
  if (what === "people") return { people, session, signIns };
  if (what === "leads") return { leads: refreshLeads, overview: looks.overview };
  if (roomId === undefined) return { conversation: again("conversation"), lists: refreshLists, ...counted };
  const look: Look = async (queries) => lookAtConversation(queries, roomId);
  return { [`conversation ${roomId}`]: look, shown: refreshShownLists, ...counted };
}
