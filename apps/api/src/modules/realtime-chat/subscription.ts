import type { Connection } from "./connection.ts";
import type { PresenceListener } from "./desk-watch.ts";
import type { Subscriber } from "./live-room.ts";

/** A socket's place in a room, as one of its two people. */
export type Subscription = Subscriber &
  PresenceListener & {
    readonly roomId: string;
    /** Delivers only messages beyond this `seq`. */
    since: number;
    /** Time of the last typing notice, milliseconds of `performance.now()`. */
    typedAt: number;
  };

/** Notifies `onBegin` and the socket of the start, then forwards the room's frames. */
export function subscriptionOf(
  { roomId, userId }: { roomId: string; userId: string },
  connection: Pick<Connection, "sendFrame" | "send">,
  onBegin: () => void,
): Subscription {
  return {
    roomId,
    userId,
    since: 0,
    typedAt: Number.NEGATIVE_INFINITY,
    begin(seq, readUpTo, openedAt) {
      onBegin();
      this.since = seq;
      const opened = openedAt === undefined ? {} : { openedAt: new Date(openedAt).toISOString() };
      connection.sendFrame({ type: "subscription_confirmed", roomId, seq, readUpTo, ...opened });
    },
    send: (frames) => connection.send(frames),
    sendFrame: (frame) => connection.sendFrame(frame),
  };
}
