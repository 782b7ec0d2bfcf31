/** A room with its subscribers. */
export type Room = {
  /** Sends these messages at once, as fast as they can be handed over. */
  burst: (contents: readonly string[]) => Promise<void>;
  /** Sends one message over a socket that is open already. */
  send: (content: string) => void;
  /** Closes the subscribers' sockets. */
  leave: () => void;
};

/** A server under measurement, in a process of its own. */
export type Running = {
  /** Subscribes so many; `onSent` is called for each message that one of them gets, with the number it begins with. */
  open: (subscribers: number, onSent: (sentAt: number) => void) => Promise<Room>;
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
