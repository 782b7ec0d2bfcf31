import { randomUUID } from "node:crypto";
import { roomIdSchema, userIdSchema } from "@thirtyfold/realtime-protocol";
import type { FastifyBaseLogger } from "fastify";
import { z } from "zod";
import type { Channel, OpenChannel } from "../../channels/channel.ts";
import { type DeskHint, deskHintSchema } from "./desk-watch.ts";

const hintSchema = z.object({
  roomId: roomIdSchema,
  /** A message with this `seq` is stored. */
  seq: z.int().positive().optional(),
  /** This person has read up to `upTo`. */
  readerId: z.optional(userIdSchema),
  upTo: z.int().positive().optional(),
  typing: z.optional(userIdSchema),
  /** Somebody has erased the room. Older instances ignore it. */
  erased: z.optional(z.literal(true)),
  /** The trace that the hint belongs to. Older instances ignore it. */
  traceparent: z.string().max(55).optional(),
});
// Older instances ignore the desk's part.
const envelopeSchema = z.object({ from: z.string(), hints: z.array(hintSchema), desk: deskHintSchema.optional() });

/** Never carries content, which is read from the database. */
export type Hint = z.infer<typeof hintSchema>;

export type FanOutOptions = {
  open: OpenChannel;
  log: Pick<FastifyBaseLogger, "info" | "warn">;
  onHint: (hint: Hint) => void;
  onDesk: (from: string, hint: DeskHint) => void;
  /** Looks for changes in the database. Never called concurrently. */
  onCheck: () => Promise<void>;
};

// A hint has at most 430 bytes; NOTIFY takes 8,000.
const hintsAtOnce = 18;
const heldHints = 10_000;
const retryMs = 1_000;
const checkUpMs = 30_000;
const checkDownMs = 2_000;

/**
 * Sends and receives hints; keeps unpublished ones for later. Also checks the database every 2 seconds while the
 * channel is down, once when it is back, and otherwise every 30 seconds for hints that others could not publish.
 */
export class FanOut {
  readonly #id = randomUUID();
  readonly #options: FanOutOptions;
  readonly #channel: Channel;
  /** The newest message of each room and the last cursor of each reader. */
  readonly #pending = new Map<string, Hint>();
  #publishing = false;
  #closed = false;
  #up = false;
  #check: "none" | "running" | "wanted" = "none";
  #timer: NodeJS.Timeout;

  constructor(options: FanOutOptions) {
    this.#options = options;
    this.#timer = this.#planCheck();
    this.#channel = options.open({
      onText: (text) => this.#receive(text),
      onUp: () => this.#turn(true),
      onDown: () => this.#turn(false),
    });
  }

  /** Whether hints arrive. */
  get up(): boolean {
    return this.#up;
  }

  /** Publishes together with the turn's other hints. */
  publish(hint: Hint): void {
    if (hint.typing !== undefined && !this.#up) return;
    this.#keep(hint);
    this.#publishSoon();
  }

  /** Published once, not kept: watchers reload on their own, and places are repeated. */
  publishDesk(desk: DeskHint): void {
    if (!this.#up || this.#closed) return;
    this.#channel.publish(JSON.stringify({ from: this.#id, hints: [], desk })).catch(() => undefined);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#channel.close();
  }

  #keep(hint: Hint): void {
    const kind = hint.readerId ?? (hint.typing === undefined ? (hint.erased ? "erased" : "") : `typing ${hint.typing}`);
    const key = `${hint.roomId} ${kind}`;
    const held = this.#pending.get(key);
    // Beyond this, other instances find out through their checks.
    if (!held && this.#pending.size >= heldHints) return;
    if (!held || numberOf(hint) >= numberOf(held)) this.#pending.set(key, hint);
  }

  #publishSoon(): void {
    if (this.#publishing || this.#closed || this.#pending.size === 0) return;
    this.#publishing = true;
    setImmediate(() => void this.#publishAll());
  }

  async #publishAll(): Promise<void> {
    while (this.#pending.size > 0) {
      const next = [...this.#pending].slice(0, hintsAtOnce);
      for (const [key] of next) this.#pending.delete(key);
      const hints = next.map(([, hint]) => hint);
      try {
        await this.#channel.publish(JSON.stringify({ from: this.#id, hints }));
      } catch {
        for (const hint of hints) if (hint.typing === undefined) this.#keep(hint);
        setTimeout(() => this.#publishSoon(), retryMs).unref();
        break;
      }
    }
    this.#publishing = false;
  }

  #receive(text: string): void {
    const envelope = envelopeSchema.safeParse(parse(text));
    if (!envelope.success || envelope.data.from === this.#id) return;
    const { from, hints, desk } = envelope.data;
    for (const hint of hints) this.#options.onHint(hint);
    if (desk) this.#options.onDesk(from, desk);
  }

  #turn(up: boolean): void {
    if (this.#closed) return;
    this.#up = up;
    if (up) this.#options.log.info("the chat's channel between instances is open");
    else this.#options.log.warn("the chat's channel between instances is away: the database is asked instead");
    this.#runCheck();
  }

  /** A check requested during another runs after it, because the running one may have missed the news. */
  #runCheck(): void {
    clearTimeout(this.#timer);
    this.#publishSoon();
    const running = this.#check !== "none";
    this.#check = running ? "wanted" : "running";
    if (running) return;
    void this.#options
      .onCheck()
      .catch(() => undefined)
      .then(() => {
        const wanted = this.#check === "wanted";
        this.#check = "none";
        if (this.#closed) return;
        if (wanted) this.#runCheck();
        else this.#timer = this.#planCheck();
      });
  }

  #planCheck(): NodeJS.Timeout {
    return setTimeout(() => this.#runCheck(), this.#up ? checkUpMs : checkDownMs).unref();
  }
}

/** Of two hints of a kind, the one with the greater number includes the other. */
const numberOf = ({ seq, upTo }: Hint) => seq ?? upTo ?? 0;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
