import type { FastifyBaseLogger } from "fastify";

/** Creates the call's logger on first use: most calls never log. */
export class CallLog implements FastifyBaseLogger {
  #made: FastifyBaseLogger | undefined;
  readonly #make: () => FastifyBaseLogger;

  constructor(make: () => FastifyBaseLogger) {
    this.#make = make;
  }

  get #own(): FastifyBaseLogger {
    this.#made ??= this.#make();
    return this.#made;
  }

  get level(): FastifyBaseLogger["level"] {
    return this.#own.level;
  }

  child(...given: Parameters<FastifyBaseLogger["child"]>): FastifyBaseLogger {
    return this.#own.child(...given);
  }

  #log(level: "fatal" | "error" | "warn" | "info" | "debug" | "trace", given: unknown[]): void {
    Reflect.apply(this.#own[level], this.#own, given);
  }

  fatal(...given: unknown[]): void {
    this.#log("fatal", given);
  }

  error(...given: unknown[]): void {
    this.#log("error", given);
  }

  warn(...given: unknown[]): void {
    this.#log("warn", given);
  }

  info(...given: unknown[]): void {
    this.#log("info", given);
  }

  debug(...given: unknown[]): void {
    this.#log("debug", given);
  }

  trace(...given: unknown[]): void {
    this.#log("trace", given);
  }

  silent(): void {}
}
