import { preset } from "@thirtyfold/vitest";

export default preset({ test: { environment: "jsdom", setupFiles: ["testing/setup.ts"] } });
