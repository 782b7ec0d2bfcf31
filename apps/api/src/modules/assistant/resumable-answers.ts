import type { ChatResponse } from "@thirtyfold/api-contract";
import { ProviderError } from "../../ai/provider.ts";
import { timedAnswer } from "../../ai/timed-answer.ts";
import { ProblemError } from "../../answers/problem.ts";

type Piece = { delta: string };
/** An answer in progress: its words, then the whole. */
export type AnswerWork = (signal: AbortSignal) => AsyncIterator<Piece, ChatResponse>;

export type ResumableLimits = {
  /** Time limit for making an answer, in ms. */
  timeLimitMs: number;
  /** Milliseconds that an answer continues without a reader. */
  awayMs: number;
  /** Milliseconds that a finished answer stays readable. */
  keptMs: number;
  /** Limits per client, and for all clients together. */
  mostOfClient: number;
  most: number;
};

const usual: ResumableLimits = {
  timeLimitMs: 20_000,
  // A reload takes a second or two, a tunnel longer.
  awayMs: 15_000,
  keptMs: 60_000,
  mostOfClient: 8,
  most: 1_000,
};

/** Far more than an answer's token limit allows: a model server that sends more is broken. */
const mostCharacters = 32 * 1024;

/** An answer that is generated once, whether or not anybody reads it; readers come and go. */
class ResumableAnswer {
  readonly client: string;
  readonly #limits: ResumableLimits;
  readonly #onGone: () => void;
  readonly #pieces: Piece[] = [];
  #characters = 0;
  #outcome: { result: ChatResponse } | { error: unknown } | undefined;
  #news = Promise.withResolvers<void>();
  #readers = 0;
  #timer: NodeJS.Timeout | undefined;
  #cancel: () => void = () => undefined;

  constructor(client: string, work: AnswerWork, limits: ResumableLimits, onGone: () => void) {
    this.client = client;
    this.#limits = limits;
    this.#onGone = onGone;
    this.#awaitReader();
    void this.#make(work);
  }

  get isFinished(): boolean {
    return this.#outcome !== undefined;
  }

  /** Ends the work at once and tells the remaining readers. */
  stop(): void {
    this.#finish({ error: new ProblemError(410, { detail: "The answer was stopped." }) });
    this.#cancel();
    clearTimeout(this.#timer);
    this.#onGone();
  }

  /** Yields the pieces after the first `after`, as they arrive, and returns the result. Throws what the work threw. */
  async *read(after: number, signal: AbortSignal): AsyncGenerator<Piece, ChatResponse> {
    const leave = this.#enter();
    // A waiting generator notices its own end only once it wakes up.
    signal.addEventListener("abort", leave, { once: true });
    try {
      for (let next = after; ; ) {
        for (let piece = this.#pieces[next]; piece; piece = this.#pieces[next]) {
          next += 1;
          yield piece;
        }
        if (this.#outcome) break;
        await this.#news.promise;
      }
      if ("error" in this.#outcome) throw this.#outcome.error;
      return this.#outcome.result;
    } finally {
      leave();
    }
  }

  /** Counts a reader; returns a function that removes it, once. */
  #enter(): () => void {
    let here = true;
    this.#readers += 1;
    clearTimeout(this.#timer);
    return () => {
      if (!here) return;
      here = false;
      this.#readers -= 1;
      if (this.#readers === 0) this.#awaitReader();
    };
  }

  #awaitReader(): void {
    const { awayMs, keptMs } = this.#limits;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.stop(), this.isFinished ? keptMs : awayMs).unref();
  }

  async #make(work: AnswerWork): Promise<void> {
    const onLeave = (stop: () => void) => void (this.#cancel = stop);
    const visitor = { hasLeft: () => this.isFinished, onLeave };
    const pieces = timedAnswer(work, { visitor, timeLimitMs: this.#limits.timeLimitMs });
    try {
      let next = await pieces.next();
      for (; !next.done; next = await pieces.next()) this.#add(next.value);
      this.#finish({ result: next.value });
    } catch (error) {
      this.#cancel();
      this.#finish({ error });
    }
  }

  #add(piece: Piece): void {
    this.#characters += piece.delta.length;
    if (this.#characters > mostCharacters) throw new ProviderError("garbage");
    this.#pieces.push(piece);
    this.#tell();
  }

  #finish(outcome: { result: ChatResponse } | { error: unknown }): void {
    if (this.#outcome) return;
    this.#outcome = outcome;
    this.#tell();
    if (this.#readers === 0) this.#awaitReader();
  }

  #tell(): void {
    this.#news.resolve();
    this.#news = Promise.withResolvers();
  }
}

/**
 * Answers that continue while their visitor is away, keyed by the id that the browser created. Bounded in number,
 * length and time; each client has a share of the places.
 */
export class ResumableAnswers {
  readonly #answers = new Map<string, ResumableAnswer>();
  readonly #limits: ResumableLimits;

  constructor(limits: Partial<ResumableLimits> = {}) {
    this.#limits = { ...usual, ...limits };
  }

  /** The answer with this id, or a new one made by `work`; undefined if all places are taken. */
  start(id: string, client: string, work: AnswerWork): ResumableAnswer | undefined {
    const known = this.find(id);
    if (known) return known;
    if (!this.#makeRoom(client)) return undefined;
    const forget = () => {
      // A stopped answer gets here again when its last reader leaves: by then the id may belong to another answer.
      if (this.#answers.get(id) === answer) this.#answers.delete(id);
    };
    const answer = new ResumableAnswer(client, work, this.#limits, forget);
    this.#answers.set(id, answer);
    return answer;
  }

  find(id: string): ResumableAnswer | undefined {
    return this.#answers.get(id);
  }

  stopAll(): void {
    for (const answer of this.#answers.values()) answer.stop();
  }

  /** Drops the oldest finished answer: one of the client's own if the client has used all of its places. */
  #makeRoom(client: string): boolean {
    const all = [...this.#answers.values()];
    const own = all.filter((answer) => answer.client === client);
    if (own.length < this.#limits.mostOfClient && all.length < this.#limits.most) return true;
    const oldest = (own.length < this.#limits.mostOfClient ? all : own).find((answer) => answer.isFinished);
    oldest?.stop();
    return oldest !== undefined;
  }
}
