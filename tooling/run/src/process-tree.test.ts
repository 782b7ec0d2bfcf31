import { spawn } from "node:child_process";
import { describe, expect, it, vi } from "vitest";
import { statOf } from "./parent-watch.mjs";
import { descendantsOf, select } from "./process-tree.mjs";

describe("the process tree", () => {
  it("holds children and theirs, in any order of listing, and no one else", () => {
    const parents = new Map([
      [12, 11],
      [10, 1],
      [11, 10],
      [20, 1],
      [13, 10],
    ]);
    expect(select(10, parents)).toEqual([11, 13, 12]);
  });

  it("finds a real grandchild in a session of its own", async () => {
    const script = 'require("child_process").spawn("sleep", ["30"], { detached: true, stdio: "ignore" })';
    const child = spawn(process.execPath, ["--eval", `${script}; setInterval(() => {}, 1000)`], { stdio: "ignore" });
    try {
      await vi.waitFor(() => expect(descendantsOf(process.pid).length).toBeGreaterThan(1), { timeout: 5000 });
      expect(descendantsOf(child.pid ?? 0)).toHaveLength(1);
    } finally {
      for (const pid of [...descendantsOf(child.pid ?? 0), child.pid ?? 0]) {
        process.kill(pid, "SIGKILL");
      }
    }
  });

  it("reads the parent of a process whose name holds brackets and spaces", () => {
    expect(statOf("42 (odd) name (x)) S 17 42 42 0 -1")).toEqual({ parent: 17 });
  });
});
