import { expect, test } from "vitest";
import { flood } from "./testing/hostile/flood.ts";
import { type Document, hostileRequests } from "./testing/hostile/hostile-requests.ts";
import { startMeasured } from "./testing/hostile/watch-server.ts";
import { proofSeed, proofSize, proved } from "./testing/proof.ts";

const count = proofSize("hostile-requests")("requests");
const token = "hostile-proof-administrator";

test("no malformed call is answered with a 5xx, crashes the server or fills its memory", {
  timeout: 36_000_000,
}, async () => {
  const address = await startMeasured({ ADMIN_TOKEN: token, AI_PROVIDER: "embedded" });
  const document = (await (await fetch(`${address}/openapi.json`)).json()) as Document;
  expect(Object.keys(document.paths).length).toBeGreaterThan(10);
  const report = await flood(address, { count, seed: proofSeed, make: hostileRequests(document, token) });
  proved(`${count} hostile requests, ${report}`);
});
