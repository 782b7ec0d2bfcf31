/** `onUp` and `onDown` alternate, starting with `onUp`. */
export type ChannelListener = {
  onText(text: string): void;
  /** Texts published from now on arrive. */
  onUp(): void;
  /** Texts published from now on are lost, and perhaps those of the last few seconds. */
  onDown(): void;
};

/** Publishes short texts to all instances, including this one. Reconnects on its own; texts sent meanwhile are lost. */
export type Channel = {
  /** At most 7,999 bytes, the limit of PostgreSQL's NOTIFY. Rejects if the text could not be sent. */
  publish(text: string): Promise<void>;
  close(): Promise<void>;
};

/** Connects in the background. */
export type OpenChannel = (listener: ChannelListener) => Channel;
