import { expect, it } from "vitest";
import { invitationLink, isBrokenInvitation, readInvitation } from "./invitation.ts";

const invitation = { guestId: "0123456789abcdef".repeat(2), hostId: "fedcba9876543210".repeat(2) };

it("comes back from its link, and stands in the fragment only", () => {
  const link = new URL(invitationLink("https://site.example", invitation));
  expect(link.pathname + link.search).toBe("/chat");
  expect(readInvitation(link.hash)).toEqual(invitation);
});

it("is read where a sentence goes on behind the link", () => {
  const { hash } = new URL(invitationLink("https://site.example", invitation));
  expect(readInvitation(`${hash}.`)).toEqual(invitation);
});

const { guestId, hostId } = invitation;
it.each(["", "#", "#top", "#joiners"])("is not in %o", (hash) => {
  expect([readInvitation(hash), isBrokenInvitation(hash)]).toEqual([undefined, false]);
});

it.each([
  "#join",
  "#join=",
  `#join=${guestId}.`,
  `#join=${guestId}.${hostId.slice(1)}`,
  "#join=a.b",
  `#join=${hostId}.${hostId}`,
])("was in %o before a part was lost or changed", (hash) => {
  expect([readInvitation(hash), isBrokenInvitation(hash)]).toEqual([undefined, true]);
});

it("is whole as it is", () => {
  expect(isBrokenInvitation(new URL(invitationLink("https://site.example", invitation)).hash)).toBe(false);
});
