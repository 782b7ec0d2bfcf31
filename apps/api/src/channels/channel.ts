/** `onUp` and `onDown` alternate, beginning with `onUp`. */
export type ChannelListener = {
  onText(text: string): void;
  /** Texts published from now on arrive. */
  onUp(): void;
  /** Texts published from now on are lost, and perhaps those of the last seconds. */
  onDown(): void;
};

/** Publishes short texts to all instances, this one too. Reconnects by itself; texts in between are lost. */
export type Channel = {
  /** At most 7,999 bytes, as much as PostgreSQL's NOTIFY takes. Rejects if the text could not be sent. */
  publish(text: string): Promise<void>;
  close(): Promise<void>;
};

/** Connects in the background. */
export type OpenChannel = (listener: ChannelListener) => Channel;
