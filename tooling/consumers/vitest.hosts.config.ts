import { preset } from "@thirtyfold/vitest";

/** Frameworks that take minutes to install and build; not part of `npm test`. */
export default preset({
  test: {
    include: ["frameworks/*.test.ts"],
    maxWorkers: 1,
    testTimeout: 600_000,
    hookTimeout: 60_000,
    reporters: ["verbose"],
  },
});
