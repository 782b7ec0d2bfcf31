import { roomIdOf } from "@thirtyfold/realtime-protocol";
import { describe, expect, it } from "vitest";
import { chairOf, emptyChair } from "./chair.ts";

const place = { search: "", hash: "", user: "visitor", host: "host", guests: [] };

describe("the chair", () => {
  it("of a visitor has the three contacts with 2, 0 and 5 unread", () => {
    const { seat, contacts } = chairOf(place);
    expect(seat).toBe("visitor");
    expect(contacts.map(({ id, me, firstUnread }) => [id, me, firstUnread])).toEqual([
      ["support", "visitor", 2],
      ["technical-support", "visitor", 0],
      ["sales", "visitor", 5],
    ]);
    expect(contacts.every(({ role, awayLine }) => role !== "" && awayLine !== undefined)).toBe(true);
    expect(emptyChair.contacts.map(({ firstUnread }) => firstUnread)).toEqual([2, 0, 5]);
  });

  it("has the invited below them, to whom one is somebody else", () => {
    const guests = [{ id: "first", number: 1 }];
    const guest = chairOf({ ...place, guests }).contacts.at(-1);
    expect(guest).toMatchObject({ id: "first", me: "host", name: "Guest 1", firstUnread: 0 });
    expect(guest?.awayLine).toBeUndefined();
  });

  it("of a contact has the visitor in it, in the same room", () => {
    const { seat, name, contacts } = chairOf({ ...place, search: "?as=sales" });
    expect([seat, name]).toEqual(["contact", "Sales Representative"]);
    expect(contacts.map(({ id, me }) => roomIdOf(id, me))).toEqual([roomIdOf("visitor", "sales")]);
  });

  it("of a guest has only the host in it, and nothing of the device's own visitor", () => {
    const { seat, contacts } = chairOf({ ...place, search: "?as=sales", hash: "#join=guest.host-2" });
    expect(seat).toBe("guest");
    expect(contacts.map(({ id, me }) => [id, me])).toEqual([["host-2", "guest"]]);
  });

  it.each(["?as=nobody", "?as=", "?as=Support"])("is the visitor's own for %s", (search) => {
    expect(chairOf({ ...place, search }).seat).toBe("visitor");
  });
});
