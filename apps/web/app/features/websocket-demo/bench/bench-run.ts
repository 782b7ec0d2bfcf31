import { roomIdOf } from "@thirtyfold/realtime-protocol";
import { createRealtimeClient, createRoomApi, type Room } from "@thirtyfold/realtime-protocol/client";
import { randomId } from "@thirtyfold/realtime-protocol/random-id";
import { type BenchSnapshot, idleBench, runSize } from "./bench-state.ts";
import type { Faults } from "./faulty-line.ts";
import { createUnreliableNetwork, type UnreliableNetwork } from "./unreliable-network.ts";
import { judge } from "./verdict.ts";

export type End = "sender" | "receiver";

/** Two people in one room, both in this page, over a network that fails on request. */
export type BenchRun = {
  readonly setFaults: (faults: Faults) => void;
  readonly drop: (end: End) => void;
  /** Makes the receiver's connection go silent. */
  readonly goHalfOpen: () => void;
  /** Closes both ends immediately. */
  readonly stop: () => void;
};

type RunOptions = {
  faults: Faults;
  /** Pause before each message, in ms. */
  sendEveryMs: number;
  onChange: (snapshot: BenchSnapshot) => void;
};

const newPerson = () => `bench-${randomId()}`;

/** One end of the room: a client with its own network, as if in another browser. */
function openEnd(userId: string, roomId: string, faults: Faults) {
  const network = createUnreliableNetwork();
  network.setFaults(faults);
  const { WebSocket, fetch } = network;
  const client = createRealtimeClient({ userId, WebSocket, api: createRoomApi({ fetch }) });
  client.connect();
  const room = client.join(roomId);
  return { room, network, close: () => client.close() };
}

/** Starts a run in a room that nobody else can know: sends, waits until everything has arrived, asks the server. */
export function startRun({ faults, sendEveryMs, onChange }: RunOptions): BenchRun {
  const [one, other] = [newPerson(), newPerson()];
  const roomId = roomIdOf(one, other);
  const sender = openEnd(one, roomId, faults);
  const receiver = openEnd(other, roomId, faults);
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
    // As on the chat page, nothing is written while disconnected (CONTRACT, section 6).
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

  return { ...troubleOf({ sender: sender.network, receiver: receiver.network }), stop };
}

function troubleOf(networks: Readonly<Record<End, UnreliableNetwork>>): Omit<BenchRun, "stop"> {
  return {
    setFaults(faults) {
      for (const network of Object.values(networks)) network.setFaults(faults);
    },
    drop: (end) => networks[end].drop(),
    goHalfOpen: () => networks.receiver.goHalfOpen(),
  };
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
