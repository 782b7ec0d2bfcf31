/** A server under measurement, in a process of its own. */
export type Running = {
  /** Joins one more subscriber to the room; `onContent` is called for each message that it gets. */
  subscribe: (onContent: (content: string) => void) => Promise<void>;
  /** Sends these messages at once, as fast as they can be handed over. */
  burst: (contents: readonly string[]) => Promise<void>;
  /** Sends one message over a socket that is open already. */
  send: (content: string) => void;
  /** What the server has used of the processor so far, in microseconds. */
  cpu: () => Promise<number>;
  stop: () => Promise<void>;
};

export type Contestant = { name: string; start: () => Promise<Running> };

const person = "0123456789abcdef0123456789abcdef";

/** The people of the room, and its id. */
export const people = { ann: `a-${person}`, ben: `b-${person}`, roomId: `a-${person}_b-${person}` };

/** The message that every contestant delivers: the same fields, so the same bytes. */
export function deliveryOf(content: string, seq: number): string {
  const message = {
    id: crypto.randomUUID(),
    content,
    senderId: people.ann,
    receiverId: people.ben,
    roomId: people.roomId,
    timestamp: new Date().toISOString(),
    read: false,
    seq,
  };
  return JSON.stringify({ type: "chat_message", message });
}

/** The content of a delivery; found, not parsed, so that the readers take little of the machine. */
export function contentOf(text: string): string | undefined {
  return /"content":"([^"]*)"/.exec(text)?.[1];
}
