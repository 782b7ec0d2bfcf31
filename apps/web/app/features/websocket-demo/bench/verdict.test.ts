import { describe, expect, it } from "vitest";
import { judge } from "./verdict.ts";

const sent = ["a", "b", "c"];
const all = sent.map((id, index) => ({ id, seq: index + 1 }));
const whole = { sent, stored: all, sender: all, receiver: all };

describe("the verdict", () => {
  it("passes when both ends show what was sent, once and in the server's order", () => {
    expect(judge(whole)).toEqual({ holds: true, lost: 0, doubled: 0, outOfOrder: 0 });
  });

  it.each([["stored"], ["sender"], ["receiver"]])("counts missing messages: %s", (place) => {
    expect(judge({ ...whole, [place]: all.slice(0, 2) })).toMatchObject({ holds: false, lost: 1, doubled: 0 });
  });

  it.each([["stored"], ["sender"], ["receiver"]])("counts duplicates: %s", (place) => {
    const twice = [...all, { id: "b", seq: 4 }];
    expect(judge({ ...whole, [place]: twice })).toMatchObject({ holds: false, lost: 0, doubled: 1 });
  });

  it("counts messages that one end shows in a different position", () => {
    const swapped = [all[0], all[2], all[1]].flatMap((message) => message ?? []);
    expect(judge({ ...whole, receiver: swapped })).toEqual({ holds: false, lost: 0, doubled: 0, outOfOrder: 2 });
  });

  it("counts gaps, and messages stored in a different order than sent", () => {
    const overtaken = ["a", "c", "b"].map((id, index) => ({ id, seq: index + 1 }));
    expect(judge({ sent, stored: overtaken, sender: overtaken, receiver: overtaken })).toMatchObject({ outOfOrder: 2 });
    const gap = all.map(({ id, seq }) => ({ id, seq: seq === 3 ? 4 : seq }));
    expect(judge({ sent, stored: gap, sender: gap, receiver: gap })).toMatchObject({ outOfOrder: 1 });
  });
});
