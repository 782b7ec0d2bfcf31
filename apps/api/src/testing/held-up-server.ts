import { extname } from "node:path";
import { createProviders } from "../ai/create-providers.ts";
import { startTextWorker } from "../ai/text-worker/text-worker.ts";
import { buildApp } from "../app.ts";
import { readSettings } from "../settings.ts";
import { openStorage } from "../storage/open-storage.ts";

// The product with a text worker that some texts hold up, as a separate process, for the benchmark "reading", which
// builds it. Environment variables are settings. It prints its address.
const settings = readSettings();
const storage = await openStorage(settings);
const worker = startTextWorker(new URL(`held-up-thread${extname(import.meta.url)}`, import.meta.url));
const app = await buildApp({ settings, storage, ...(await createProviders(settings.ai, { db: storage.db, worker })) });
console.log(`Thirtyfold runs at ${await app.listen({ host: settings.host, port: settings.port })}`);
