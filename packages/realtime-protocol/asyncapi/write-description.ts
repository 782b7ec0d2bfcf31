import { writeFileSync } from "node:fs";
import { describeSocket } from "./describe-socket.ts";

writeFileSync(new URL("../asyncapi.json", import.meta.url), `${JSON.stringify(describeSocket(), null, 2)}\n`);
