import { fileURLToPath } from "node:url";
import chromium, { inflate } from "@sparticuz/chromium";

// Run under the pinned Node, with TMPDIR set to the target folder.
await chromium.executablePath();
await inflate(fileURLToPath(new URL("../bin/al2023.tar.br", import.meta.resolve("@sparticuz/chromium"))));
