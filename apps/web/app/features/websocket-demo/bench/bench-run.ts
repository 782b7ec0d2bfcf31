import { roomIdOf } from "@thirtyfold/realtime-protocol";
import { createRealtimeClient, createRoomApi, type Room } from "@thirtyfold/realtime-protocol/client";
import { type BenchSnapshot, idleBench, runSize } from "./bench-state.ts";
import type { Faults } from "./faulty-line.ts";
import { createUnreliableNetwork, type UnreliableNetwork } from "./unreliable-network.ts";
import { judge } from "./verdict.ts";

/** A run of the bench: two people of one room in this page, over a network that fails on request. */
export type BenchRun = {
  readonly setFaults: (faults: Faults) => void;
  readonly drop: () => void;
  readonly goHalfOpen: () => void;
  /** Closes both ends, whatever is under way. */
  readonly stop: () => void;
};

type RunOptions = {
  faults: Faults;
  /** The pause before each message. Milliseconds. */
  sendEveryMs: number;
  onChange: (snapshot: BenchSnapshot) => void;
  network?: UnreliableNetwork;
};

const newPerson = () => `bench-${crypto.randomUUID()}`;

/** One end of the room: a client of its own, as if in another browser. */
function openEnd(userId: string, roomId: string, { WebSocket, fetch }: UnreliableNetwork) {
  const client = createRealtimeClient({ userId, WebSocket, api: createRoomApi({ fetch }) });
  client.connect();
  const room = client.join(roomId);
  return { room, close: () => client.close() };
}

/** Starts a run in a room that nobody else can know. It sends, waits until all has arrived, and asks the server. */
export function startRun({ faults, sendEveryMs, onChange, network = createUnreliableNetwork() }: RunOptions): BenchRun {
  network.setFaults(faults);
  const [one, other] = [newPerson(), newPerson()];
  const roomId = roomIdOf(one, other);
  const sender = openEnd(one, roomId, network);
  const receiver = openEnd(other, roomId, network);
  const sent: string[] = [];
  let end: Pick<BenchSnapshot, "phase" | "verdict"> = { phase: "connecting" };
  let timer: ReturnType<typeof setInterval> | undefined;

  const show = () => onChange(snapshotOf(sender.room, receiver.room, end));
  const stop = () => {
    clearInterval(timer);
    for (const leave of leaves) leave();
    sender.close();
    receiver.close();
  };
  const sendNext = () => {
    // As on the chat page, nothing is written while there is no connection (CONTRACT, section 6).
    if (sender.room.getSnapshot().connection === "disconnected") return;
    sent.push(sender.room.send(`Message ${sent.length + 1} of ${runSize}`));
    if (sent.length === runSize) clearInterval(timer);
  };
  const check = async () => {
    const [here, there] = [sender.room.getSnapshot().items, receiver.room.getSnapshot().items];
    try {
      const { messages } = await createRoomApi().listMessages(roomId);
      end = { phase: "done", verdict: judge({ sent, stored: messages, sender: here, receiver: there }) };
    } catch {
      end = { phase: "failed" };
    }
    show();
    stop();
  };
  const follow = () => {
    const ends = [sender.room.getSnapshot(), receiver.room.getSnapshot()];
    if (end.phase === "connecting" && ends.every(({ connection }) => connection === "connected")) {
      end = { phase: "sending" };
      timer = setInterval(sendNext, sendEveryMs);
    }
    const all = ends.every(({ items }) => items.filter(({ seq }) => seq !== null).length >= runSize);
    if (end.phase === "sending" && all) {
      end = { phase: "checking" };
      void check();
    }
    show();
  };
  const leaves = [sender, receiver].map(({ room }) => room.subscribe(follow));
  follow();

  return { setFaults: network.setFaults, drop: network.drop, goHalfOpen: network.goHalfOpen, stop };
}

function snapshotOf(sender: Room, receiver: Room, end: Pick<BenchSnapshot, "phase" | "verdict">): BenchSnapshot {
  const [here, there] = [sender.getSnapshot(), receiver.getSnapshot()];
  return {
    ...idleBench,
    ...end,
    written: here.items.filter(({ senderId }) => senderId === here.userId),
    arrived: there.items.flatMap(({ seq }) => seq ?? []),
    counters: {
      sent: here.counters.sent,
      acknowledged: here.counters.acknowledged,
      replayed: here.counters.replayed + there.counters.replayed,
      deduplicated: here.counters.deduplicated + there.counters.deduplicated,
    },
    sender: here.connection,
    receiver: there.connection,
  };
}
