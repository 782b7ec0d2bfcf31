import { fileURLToPath } from "node:url";
import chromium, { inflate } from "@sparticuz/chromium";

// Run under the pinned Node, which the package asks for, with TMPDIR set to where the package is to put its files.
await chromium.executablePath();
await inflate(fileURLToPath(new URL("../bin/al2023.tar.br", import.meta.resolve("@sparticuz/chromium"))));
