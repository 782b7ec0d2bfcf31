import { median, percentile } from "../percentile.ts";
import { bareWs, storingWs } from "./contestants/bare-ws.ts";
import type { Contestant } from "./contestants/contestant.ts";
import { socketIo } from "./contestants/socket-io.ts";
import { thirtyfold } from "./contestants/thirtyfold.ts";
import { type Deliveries, measureDeliveries } from "./measure-deliveries.ts";
import { measureStoring } from "./measure-storing.ts";

const goals = { cpuShare: 0.5, p99Share: 1.1, storedPerSecond: 1_000, storedP99: 150 };
const rounds = 9;

/** Alternates the order of the contestants, so that none always gets the machine's better times. */
async function inTurn(contestants: readonly Contestant[]): Promise<Deliveries[][]> {
  const taking = await Promise.all(
    contestants.map(async ({ start }) => ({ running: await start(), seen: new Array<Deliveries>() })),
  );
  try {
    for (let round = 0; round < rounds; round += 1) {
      const order = round % 2 === 0 ? taking : taking.toReversed();
      for (const { running, seen } of order) seen.push(await measureDeliveries(running));
    }
  } finally {
    for (const { running } of taking) await running.stop();
  }
  return taking.map(({ seen }) => seen);
}

type Key = "perSecond" | "cpuEach";

const medianOf = (seen: readonly Deliveries[], key: Key) => median(seen.map((round) => round[key]));

/** Median ratio to the base in the same round. */
const shareOf = (seen: readonly Deliveries[], base: readonly Deliveries[], key: Key) =>
  median(seen.map((round, index) => round[key] / (base[index]?.[key] ?? Number.NaN)));

/** Over the paced deliveries of all rounds: in a single round, one slow message would decide the p99. */
const pacedAt = (share: number, seen: readonly Deliveries[]) =>
  percentile(
    seen.flatMap(({ latencies }) => latencies),
    share,
  );

const lostBy = (seen: readonly Deliveries[]) => seen.reduce((sum, { lost }) => sum + lost, 0);

function row(name: string, seen: readonly Deliveries[], base: readonly Deliveries[]): string {
  const cell = (value: number, digits: number, width: number) => value.toFixed(digits).padStart(width);
  const share = (value: number) => `${value.toFixed(2)} x`.padStart(9);
  const [p50, p99] = [pacedAt(0.5, seen), pacedAt(0.99, seen)];
  const bursts = cell(medianOf(seen, "perSecond"), 0, 13) + cell(medianOf(seen, "cpuEach"), 2, 9);
  const paced = cell(p50, 1, 8) + cell(p99, 1, 8) + share(p99 / pacedAt(0.99, base));
  return `${name.padEnd(11)}${bursts}${share(shareOf(seen, base, "cpuEach"))}${paced}${String(lostBy(seen)).padStart(6)}\n`;
}

const contestants = [bareWs, storingWs, thirtyfold, socketIo];
const [bare = [], storingBare = [], ours = [], io = []] = await inTurn(contestants);
process.stdout.write(
  "One room of 500 subscribers: 10 bursts of 50 messages, then 25 messages a second. Ours are on disk first.\n" +
    `Medians of ${rounds} rounds; p50 and p99 of all their paced deliveries.\n\n` +
    `${"".padEnd(11)} deliveries/s   CPU us    of ws  p50 ms  p99 ms    of ws  lost\n` +
    row("bare ws", bare, bare) +
    row("storing ws", storingBare, bare) +
    row("Thirtyfold", ours, bare) +
    row("socket.io", io, bare),
);
const ourP99 = pacedAt(0.99, ours);
const beside = (ourP99 / pacedAt(0.99, storingBare)).toFixed(2);
process.stdout.write(
  `\nPaced p99 of Thirtyfold beside a bare ws server that has each message on disk first: ${beside} x\n`,
);
const storing = await measureStoring();
process.stdout.write(
  `\nStored by POST on SQLite: ${storing.perSecond.toFixed(0)} messages/s, p50 ${storing.p50.toFixed(1)} ms, p99 ${storing.p99.toFixed(1)} ms\n`,
);

const checks: readonly (readonly [held: boolean, goal: string])[] = [
  [shareOf(ours, bare, "cpuEach") <= goals.cpuShare, `CPU for a delivery at most ${goals.cpuShare} of bare ws`],
  [ourP99 / pacedAt(0.99, bare) <= goals.p99Share, `paced p99 at most ${goals.p99Share} of bare ws`],
  [lostBy(ours) === 0, "none lost"],
  [storing.perSecond >= goals.storedPerSecond, `at least ${goals.storedPerSecond} stored a second`],
  [storing.p99 <= goals.storedP99, `stored within ${goals.storedP99} ms at p99`],
];
for (const [held, goal] of checks) process.stdout.write(`${held ? "held  " : "MISSED"} ${goal}\n`);
if (checks.some(([held]) => !held)) process.exitCode = 1;
