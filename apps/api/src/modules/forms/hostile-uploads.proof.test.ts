import { expect, test } from "vitest";
import { flood } from "../../testing/hostile/flood.ts";
import { hostileUpload } from "../../testing/hostile/hostile-uploads.ts";
import { startMeasured } from "../../testing/hostile/watch-server.ts";
import { sendForm } from "../../testing/lead-visitors.ts";
import { proofSeed, proofSize, proved } from "../../testing/proof.ts";

const count = proofSize("hostile-uploads")("uploads");

test("no malformed upload is answered with a 5xx, crashes the server or fills its memory", {
  timeout: 36_000_000,
}, async () => {
  const address = await startMeasured({ TRUST_PROXY: "127.0.0.1" });
  const report = await flood(address, { count, seed: proofSeed, make: hostileUpload });
  expect((await sendForm(address, "Ada", 0)).status).toBe(201);
  proved(`${count} hostile uploads, ${report}`);
});
