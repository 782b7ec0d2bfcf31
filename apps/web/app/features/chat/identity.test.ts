import { roomIdOf } from "@thirtyfold/realtime-protocol";
import { describe, expect, it } from "vitest";
import { identityOf, unknownIdentity } from "./identity.ts";

const place = { search: "", hash: "", user: "visitor", host: "host", guests: [] };

describe("the identity", () => {
  it("of a visitor has the three contacts with 2, 0 and 5 unread", () => {
    const { kind, contacts } = identityOf(place);
    expect(kind).toBe("visitor");
    expect(contacts.map(({ id, me, firstUnread }) => [id, me, firstUnread])).toEqual([
      ["support", "visitor", 2],
      ["technical-support", "visitor", 0],
      ["sales", "visitor", 5],
    ]);
    expect(contacts.every(({ role, awayLine }) => role !== "" && awayLine !== undefined)).toBe(true);
    expect(unknownIdentity.contacts.map(({ firstUnread }) => firstUnread)).toEqual([2, 0, 5]);
  });

  it("of a visitor lists guests below the contacts, each under a separate id of the visitor's", () => {
    const guests = [{ id: "first", number: 1 }];
    const guest = identityOf({ ...place, guests }).contacts.at(-1);
    expect(guest).toMatchObject({ id: "first", me: "host", name: "Guest 1", firstUnread: 0 });
    expect(guest?.awayLine).toBeUndefined();
  });

  it("of a contact has the visitor as its contact, in the same room", () => {
    const { kind, name, contacts } = identityOf({ ...place, search: "?as=sales" });
    expect([kind, name]).toEqual(["contact", "Sales Representative"]);
    expect(contacts.map(({ id, me }) => roomIdOf(id, me))).toEqual([roomIdOf("visitor", "sales")]);
  });

  it("of a guest has only the host as its contact, and nothing of the device's own visitor", () => {
    const [guest, inviter] = ["a".repeat(32), "b".repeat(32)];
    const { kind, contacts } = identityOf({ ...place, search: "?as=sales", hash: `#join=${guest}.${inviter}` });
    expect(kind).toBe("guest");
    expect(contacts.map(({ id, me }) => [id, me])).toEqual([[inviter, guest]]);
  });

  it("is the visitor's own after a truncated invitation", () => {
    const hash = `#join=${"a".repeat(32)}.${"b".repeat(20)}`;
    expect(identityOf({ ...place, hash })).toMatchObject({ kind: "visitor", uninvited: true });
    expect(identityOf({ ...place, hash: "#top" })).toMatchObject({ kind: "visitor", uninvited: false });
  });

  it.each(["?as=nobody", "?as=", "?as=Support"])("is the visitor's own for %s", (search) => {
    expect(identityOf({ ...place, search }).kind).toBe("visitor");
  });
});
