import { expect, it } from "vitest";
import { invitationLink, isBrokenInvitation, readInvitation } from "./invitation.ts";

const invitation = { guestId: "0123456789abcdef".repeat(2), hostId: "fedcba9876543210".repeat(2) };

it("survives a round trip through its link, and is in the fragment only", () => {
  const link = new URL(invitationLink("https://site.example", invitation));
  expect(link.pathname + link.search).toBe("/chat");
  expect(readInvitation(link.hash)).toEqual(invitation);
});

it("is read even when text follows the link", () => {
  const { hash } = new URL(invitationLink("https://site.example", invitation));
  expect(readInvitation(`${hash}.`)).toEqual(invitation);
});

const { guestId, hostId } = invitation;
it.each(["", "#", "#top", "#joiners"])("is not found in %o", (hash) => {
  expect([readInvitation(hash), isBrokenInvitation(hash)]).toEqual([undefined, false]);
});

it.each([
  "#join",
  "#join=",
  `#join=${guestId}.`,
  `#join=${guestId}.${hostId.slice(1)}`,
  "#join=a.b",
  `#join=${hostId}.${hostId}`,
])("is reported as broken in %o", (hash) => {
  expect([readInvitation(hash), isBrokenInvitation(hash)]).toEqual([undefined, true]);
});

it("is not reported as broken when intact", () => {
  expect(isBrokenInvitation(new URL(invitationLink("https://site.example", invitation)).hash)).toBe(false);
});
