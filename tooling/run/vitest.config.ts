import { preset } from "@thirtyfold/vitest";

export default preset({ test: { include: ["*.test.ts", "src/**/*.test.ts"] } });
