import { createProviders } from "../ai/create-providers.ts";
import { buildApp } from "../app.ts";
import { readSettings } from "../settings.ts";
import { openStorage } from "../storage/open-storage.ts";

// The product with another web build than the one next to it, as a separate process: for proofs and benches.
// Environment variables are settings; the only argument is the build's `client` folder.
//   node --conditions=@thirtyfold/source src/testing/website-server.ts ../web/test-results/some-build/client It prints its address.
const [, , websiteDir = ""] = process.argv;
const settings = readSettings();
const storage = await openStorage(settings);
const app = await buildApp({ settings, storage, websiteDir, ...(await createProviders(settings.ai, storage)) });
const address = await app.listen({ host: settings.host, port: settings.port });
console.log(`Thirtyfold runs at ${address}`);
// Exits if the parent was killed, so that no server is left behind.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.exit();
}, 1_000).unref();
