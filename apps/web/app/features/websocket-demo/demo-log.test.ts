import { expect, it } from "vitest";
import { emptyLog, logged, mostEntries } from "./demo-log.ts";

it("keeps the newest lines, counts the dropped ones, and never reuses a key", () => {
  let log = emptyLog;
  for (let n = 0; n < mostEntries + 5; n += 1) log = logged(log, { kind: "own", content: `No. ${n}`, time: n });
  expect(log.entries).toHaveLength(mostEntries);
  expect(log.dropped).toBe(5);
  expect(log.entries[0]?.content).toBe("No. 5");
  expect(new Set(log.entries.map(({ key }) => key)).size).toBe(mostEntries);
});
