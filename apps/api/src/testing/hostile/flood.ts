import { Agent } from "node:http";
import { expect } from "vitest";
import { type Chance, chance } from "./chance.ts";
import type { HostileRequest } from "./hostile-requests.ts";
import { sendRequest } from "./send-request.ts";
import { inParallel, watchServer } from "./watch-server.ts";

const atOnce = 16;
/** How much a server may grow while it works as hard as it can, in MiB. */
const growthMiB = 400;
/**
 * The server closes the connection on a body, or a head, this large before all of it has arrived, and the client may
 * see only that.
 */
const large = { body: 2 ** 20, head: 15_000 };

/** Enough details of a call to repeat it. */
function describe({ body, ...call }: HostileRequest, outcome: string): string {
  const rest = JSON.stringify(call).slice(0, 1500);
  return `${outcome}: ${rest} body (base64): ${body?.subarray(0, 900).toString("base64") ?? "none"}`;
}

/** Sends `count` calls, which must all be answered, none of them with a 5xx. Returns a readable summary. */
export async function flood(
  address: string,
  { count, seed, make }: { count: number; seed: number; make: (by: Chance) => HostileRequest },
): Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const statuses = new Map<number, number>();
  const wrong: string[] = [];
  const send = async (index: number) => {
    const call = make(chance(seed + index));
    const mayHangUp =
      call.raw !== undefined ||
      (call.body?.length ?? 0) > large.body ||
      call.path.length + JSON.stringify(call.headers).length > large.head;
    const outcome = await sendRequest(address, call, agent).catch((error: unknown) => (mayHangUp ? 0 : String(error)));
    if (typeof outcome === "number") statuses.set(outcome, (statuses.get(outcome) ?? 0) + 1);
    const answered = typeof outcome === "number" && outcome < 500 && (outcome > 0 || mayHangUp);
    if (!answered && wrong.length < 20) wrong.push(`${index} ${describe(call, String(outcome))}`);
  };
  const health = await watchServer(address, growthMiB, async () => inParallel(count, atOnce, send));
  agent.destroy();
  expect(wrong).toEqual([]);
  const counts = [...statuses]
    .toSorted(([one], [other]) => one - other)
    .map(([status, times]) => `${times} x ${status}`);
  return `no 5xx (${counts.join(", ")}); /healthz at most ${health.slowestMs} ms, ${health.memoryMiB} MiB at the end`;
}
