import { preset } from "@thirtyfold/vitest";

// Starting a browser takes its time on a busy machine.
export default preset({ test: { testTimeout: 60_000 } });
