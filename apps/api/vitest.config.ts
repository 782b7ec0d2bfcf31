import { preset } from "@thirtyfold/vitest";

// Real databases, sockets and processes take their time on a busy machine.
export default preset({ test: { testTimeout: 30_000 } });
