/** What a channel tells; `onUp` and `onDown` alternate, beginning with `onUp`. */
export type ChannelListener = {
  onText(text: string): void;
  /** What is said from now on arrives. */
  onUp(): void;
  /** What is said from now on is lost, and perhaps what was said in the last seconds. */
  onDown(): void;
};

/** Carries short texts to all instances, this one too. It reconnects by itself; what is said meanwhile is lost. */
export type Channel = {
  /** Rejects where the text could not be sent. At most 7,000 bytes. */
  publish(text: string): Promise<void>;
  close(): Promise<void>;
};

/** Opens a channel, which then connects in the background. */
export type OpenChannel = (listener: ChannelListener) => Channel;
