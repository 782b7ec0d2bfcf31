import { bareWs } from "./contestants/bare-ws.ts";
import { socketIo } from "./contestants/socket-io.ts";
import { thirtyfold } from "./contestants/thirtyfold.ts";
import { type Deliveries, measureDeliveries } from "./measure-deliveries.ts";
import { measureStoring } from "./measure-storing.ts";

const goals = { cpuShare: 0.5, p99Share: 1.1, storedPerSecond: 1_000, storedP99: 150 };

const cell = (value: number, digits: number, width: number) => value.toFixed(digits).padStart(width);

function row({ name, perSecond, cpuEach, lost, p50, p99 }: Deliveries, base: Deliveries): string {
  const share = `${(cpuEach / base.cpuEach).toFixed(2)} x`;
  return `${name.padEnd(12)}${cell(perSecond, 0, 13)}${cell(cpuEach, 2, 10)}${share.padStart(10)}${cell(p50, 1, 9)}${cell(p99, 1, 9)}${cell(lost, 0, 7)}`;
}

const bare = await measureDeliveries(bareWs);
const ours = await measureDeliveries(thirtyfold);
const io = await measureDeliveries(socketIo);
process.stdout.write(
  "One room of 500 subscribers: 10 bursts of 50 messages, then 25 messages a second. Ours are stored first.\n\n" +
    `${"".padEnd(12)}${"deliveries/s".padStart(13)}${"CPU us".padStart(10)}${"of ws".padStart(10)}${"p50 ms".padStart(9)}${"p99 ms".padStart(9)}${"lost".padStart(7)}\n` +
    [bare, ours, io].map((result) => `${row(result, bare)}\n`).join(""),
);
const storing = await measureStoring();
process.stdout.write(
  `\nStored by POST on SQLite: ${storing.perSecond.toFixed(0)} messages/s, p50 ${storing.p50.toFixed(1)} ms, p99 ${storing.p99.toFixed(1)} ms\n`,
);

const checks: readonly (readonly [held: boolean, goal: string])[] = [
  [ours.cpuEach <= goals.cpuShare * bare.cpuEach, `CPU for a delivery at most ${goals.cpuShare} of bare ws`],
  [ours.p99 <= goals.p99Share * bare.p99, `paced p99 at most ${goals.p99Share} of bare ws`],
  [ours.lost === 0, "none lost"],
  [storing.perSecond >= goals.storedPerSecond, `at least ${goals.storedPerSecond} stored a second`],
  [storing.p99 <= goals.storedP99, `stored within ${goals.storedP99} ms at p99`],
];
for (const [held, goal] of checks) process.stdout.write(`${held ? "held  " : "MISSED"} ${goal}\n`);
if (checks.some(([held]) => !held)) process.exitCode = 1;
