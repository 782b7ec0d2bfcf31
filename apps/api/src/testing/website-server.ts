import { createProviders } from "../ai/create-providers.ts";
import { buildApp } from "../app.ts";
import { readSettings } from "../settings.ts";
import { openStorage } from "../storage/open-storage.ts";

// The product with another web build than the one beside it, as a process of its own: for proofs and benches.
// Environment variables are settings; the only argument is the build's `client` folder.
//   node --conditions=@thirtyfold/source src/testing/website-server.ts ../web/test-results/some-build/client
// It prints its address.
const [, , websiteDir = ""] = process.argv;
const settings = readSettings();
const storage = await openStorage(settings);
const app = await buildApp({ settings, storage, websiteDir, ...(await createProviders(settings.ai, storage)) });
const address = await app.listen({ host: settings.host, port: settings.port });
console.log(`Thirtyfold runs at ${address}`);
// No server is left behind by a parent that was killed.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.exit();
}, 1_000).unref();
