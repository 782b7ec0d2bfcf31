import type { ChannelListener, OpenChannel } from "../../channels/channel.ts";

/** An in-memory channel between instances: it can go away and come back, and messages in between are lost. */
export class MemoryBus {
  readonly #listeners = new Set<ChannelListener>();
  #up = true;

  readonly open: OpenChannel = (listener) => {
    this.#listeners.add(listener);
    queueMicrotask(() => this.#up && listener.onUp());
    return {
      publish: async (text) => {
        if (!this.#up) throw new Error("The bus is away");
        setImmediate(() => this.#deliver(text));
      },
      close: async () => void this.#listeners.delete(listener),
    };
  };

  set up(up: boolean) {
    if (up === this.#up) return;
    this.#up = up;
    for (const listener of this.#listeners) {
      if (up) listener.onUp();
      else listener.onDown();
    }
  }

  #deliver(text: string): void {
    if (this.#up) for (const listener of this.#listeners) listener.onText(text);
  }
}
