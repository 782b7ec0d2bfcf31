import { spawn } from "node:child_process";
import { describe, expect, it, vi } from "vitest";
import { statOf } from "./parent-watch.mjs";
import { addDescendants, killTree, treeOf } from "./process-tree.mjs";

function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe("the process tree", () => {
  it("includes children and their descendants, in any listing order, and no one else", () => {
    const processes = new Map([
      [12, { parent: 11, started: "e" }],
      [10, { parent: 1, started: "a" }],
      [11, { parent: 10, started: "b" }],
      [20, { parent: 1, started: "c" }],
      [13, { parent: 10, started: "d" }],
    ]);
    const tree = new Map([[10, "a"]]);
    addDescendants(tree, processes);
    expect([...tree.keys()]).toEqual([10, 11, 13, 12]);
  });

  it("does not include children of another process that reused a dead one's id", () => {
    const tree = new Map([[10, "a"]]);
    addDescendants(
      tree,
      new Map([
        [10, { parent: 1, started: "later" }],
        [11, { parent: 10, started: "later" }],
      ]),
    );
    expect([...tree.keys()]).toEqual([10]);
  });

  it("kills a grandchild in a session of its own, even when its parent has already exited", async () => {
    const grandchild = 'require("child_process").spawn("sleep", ["30"], { detached: true, stdio: "ignore" })';
    const script = `${grandchild}; process.on("SIGTERM", () => process.exit()); console.log("up"); setInterval(() => {}, 1000)`;
    const child = spawn(process.execPath, ["--eval", script], { stdio: ["ignore", "pipe", "ignore"] });
    const exit = new Promise((resolve) => child.once("exit", resolve));
    await new Promise((resolve) => child.stdout.once("data", resolve));
    const tree = treeOf(child.pid ?? 0);
    addDescendants(tree);
    const [, sleep = 0] = tree.keys();
    child.kill("SIGTERM");
    await exit;
    expect(isAlive(sleep)).toBe(true);
    killTree(tree);
    await vi.waitFor(() => expect(isAlive(sleep)).toBe(false), { timeout: 5000 });
  });

  it("reads the parent and start time of a process whose name contains brackets and spaces", () => {
    const stat = "42 (odd) name (x)) S 17 42 42 0 -1 4194560 1 2 3 4 5 6 7 8 20 0 1 0 98765 1000 200";
    expect(statOf(stat)).toEqual({ parent: 17, started: "98765" });
  });
});
