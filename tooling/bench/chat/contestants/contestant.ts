export type Room = {
  /** Sends as fast as the socket accepts. */
  burst: (contents: readonly string[]) => Promise<void>;
  /** Sends one message over an open socket. */
  send: (content: string) => void;
  leave: () => void;
};

/** A server in a process of its own. */
export type Running = {
  /** Calls `onSent` for each message that a subscriber receives, with the number at its start. */
  open: (subscribers: number, onSent: (sentAt: number) => void) => Promise<Room>;
  /** CPU time of the server so far, in microseconds. */
  cpu: () => Promise<number>;
  stop: () => Promise<void>;
};

export type Contestant = { name: string; start: () => Promise<Running> };

const person = "0123456789abcdef0123456789abcdef";

export const people = { ann: `a-${person}`, ben: `b-${person}`, roomId: `a-${person}_b-${person}` };

/** The same bytes from every contestant. */
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
