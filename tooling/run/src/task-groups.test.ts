import { beforeEach, describe, expect, it, vi } from "vitest";
import { createTaskReader, taskName } from "./task-groups.mjs";

const output = [
  "   • turbo 2.11.11",
  "@thirtyfold/api-contract:build: cache hit, replaying logs 1bee9e1044937f13",
  "@thirtyfold/api-contract:build: $ tsc -p tsconfig.build.json",
  "//:lint:types: cache miss, executing 52b5fb6725a06ab4",
  "//:lint:types: src/a.ts: error: no",
  "//#lint:types:  WARNING  command finished with error, but continuing...",
  "@thirtyfold/content:test: cache miss, executing 52b5fb6725a06ab4",
  "@thirtyfold/content:test: ",
  "Summary:    /repository/.turbo/runs/3MPUV.json",
  " ERROR  run failed: command  exited (1)",
];

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
  };
});

describe("turbo's output", () => {
  it("is parsed into tasks with their logs", () => {
    const reader = createTaskReader(() => undefined);
    output.forEach(reader.read);
    expect(reader.end()).toEqual([
      { id: "@thirtyfold/api-contract#build", cached: true, failed: false, log: ["$ tsc -p tsconfig.build.json"] },
      { id: "//#lint:types", cached: false, failed: true, log: ["src/a.ts: error: no"] },
      { id: "@thirtyfold/content#test", cached: false, failed: false, log: [""] },
    ]);
  });

  it("is distinguished from turbo's own messages", () => {
    const reader = createTaskReader(() => undefined);
    expect(output.filter((line) => !reader.read(line))).toEqual([output[0], output[8], output[9]]);
  });

  it("reports each task once, when all its lines have arrived", () => {
    const onTask = vi.fn<(task: { id: string; failed: boolean }) => void>();
    const reader = createTaskReader(({ id, failed }) => onTask({ id, failed }));
    output.slice(0, 6).forEach(reader.read);
    expect(onTask).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    output.slice(6).forEach(reader.read);
    reader.end();
    expect(onTask.mock.calls.flat()).toEqual([
      { id: "@thirtyfold/api-contract#build", failed: false },
      { id: "//#lint:types", failed: true },
      { id: "@thirtyfold/content#test", failed: false },
    ]);
  });

  it("of a task that runs again replaces its earlier output", () => {
    const reader = createTaskReader(() => undefined);
    [...output.slice(3, 6), ...output.slice(3, 6)].forEach(reader.read);
    expect(reader.end()).toEqual([{ id: "//#lint:types", cached: false, failed: true, log: ["src/a.ts: error: no"] }]);
  });

  it("is labelled with readable task names", () => {
    expect(["//#lint:types", "@thirtyfold/api#test"].map(taskName)).toEqual(["lint:types", "@thirtyfold/api test"]);
  });
});
