import { preset } from "@thirtyfold/vitest";

export default preset();
