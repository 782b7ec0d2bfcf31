import { expect, test } from "vitest";
import { temporaryDirectory } from "../../testing/build-test-app.ts";
import { flood } from "../../testing/hostile/flood.ts";
import { hostileUpload } from "../../testing/hostile/hostile-uploads.ts";
import { measured } from "../../testing/hostile/watch-server.ts";
import { sendForm } from "../../testing/lead-visitors.ts";
import { proofSeed, proofSize, proved } from "../../testing/proof.ts";
import { startServer } from "../../testing/start-server.ts";

const count = proofSize("hostile-uploads")("uploads");

test("no upload that is wrong in any way is answered with a 5xx, ends the server or fills its memory", {
  timeout: 36_000_000,
}, async () => {
  const server = startServer({
    ...measured,
    DATA_DIR: await temporaryDirectory(),
    TRUST_PROXY: "127.0.0.1",
    RATE_FORMS: "0",
    RATE_READ: "0",
  });
  const address = await server.address;
  const told = await flood(address, { count, seed: proofSeed, make: hostileUpload });
  expect((await sendForm(address, "Ada", 0)).status).toBe(201);
  proved(`${count} hostile uploads, ${told}`);
});
