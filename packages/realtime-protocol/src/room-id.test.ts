import { describe, expect, it } from "vitest";
import { isRoomId, isUserId, roomIdOf, roomMembers } from "./index.ts";

const longest = "a".repeat(64);

describe("user ids", () => {
  it("are 1 to 64 letters, digits and hyphens", () => {
    expect(["a", "support", "A-9", longest].filter((id) => !isUserId(id))).toEqual([]);
    expect(["", `${longest}a`, "a_b", "a b", "ä", "a\n", "a/b"].filter(isUserId)).toEqual([]);
  });
});

describe("room ids", () => {
  it("are the same in either order of the two people", () => {
    expect(roomIdOf("visitor", "support")).toBe("support_visitor");
    expect(roomIdOf("support", "visitor")).toBe("support_visitor");
  });

  it("sort by code unit, not alphabetically: capitals and digits come first", () => {
    expect(roomIdOf("a", "B")).toBe("B_a");
    expect(roomIdOf("a1", "a-")).toBe("a-_a1");
    expect(roomIdOf("10", "9")).toBe("10_9");
  });

  it("work at their full length of 129 characters", () => {
    const id = roomIdOf(longest, "b".repeat(64));
    expect(id).toHaveLength(129);
    expect(roomMembers(id)).toEqual([longest, "b".repeat(64)]);
  });

  it("cannot be built from a single person or an invalid user id", () => {
    expect(() => roomIdOf("a", "a")).toThrow(RangeError);
    expect(() => roomIdOf("a", "b_c")).toThrow(/1 to 64 letters/);
  });

  it("yield the two people, and reject any other text", () => {
    expect(roomMembers("support_visitor")).toEqual(["support", "visitor"]);
    const wrong = ["", "_", "a", "a_", "_b", "b_a", "a_a", "a_b_c", "a b_c", `a_${longest}b`, "a_b\n"];
    expect(wrong.filter(isRoomId)).toEqual([]);
  });
});
