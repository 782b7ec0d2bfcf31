import { preset } from "@thirtyfold/vitest";

// Packing and importing starts several processes, which takes its time on a busy machine.
export default preset({ test: { testTimeout: 60_000 } });
