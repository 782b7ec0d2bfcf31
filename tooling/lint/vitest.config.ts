import { preset } from "@thirtyfold/vitest";

export default preset({ test: { isolate: false } });
