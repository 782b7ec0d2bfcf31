import { afterEach, describe, expect, it, vi } from "vitest";
import { nodeIsRecent } from "./node-version.mjs";

describe("the Node version", () => {
  afterEach(() => {
    process.exitCode = undefined;
  });

  it.each(["20.0.0", "26.10.0", "100.1.0"])("%s is recent enough", (version) => {
    expect(nodeIsRecent(version)).toBe(true);
    expect(process.exitCode).toBeUndefined();
  });

  it.each(["18.20.4", "8.0.0"])("%s is rejected in one line", (version) => {
    const error = vi.spyOn(console, "error").mockReturnValue();
    expect(nodeIsRecent(version)).toBe(false);
    expect(error.mock.calls).toEqual([[expect.stringContaining(`Node.js 20 or newer is needed; this is ${version}.`)]]);
    expect(process.exitCode).toBe(1);
  });
});
