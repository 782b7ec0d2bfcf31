import { expect, it } from "vitest";
import { invitationLink, readInvitation } from "./invitation.ts";

const invitation = { guestId: "0123456789abcdef", hostId: "fedcba9876543210" };

it("comes back from its link, and stands in the fragment only", () => {
  const link = new URL(invitationLink("https://site.example", invitation));
  expect(link.pathname + link.search).toBe("/chat");
  expect(readInvitation(link.hash)).toEqual(invitation);
});

it.each(["", "#", "#join", "#join=", "#join=a", "#join=a.", "#join=a.a", "#join=a.b.c", "#join=a_b.c", "#top"])(
  "is not in %o",
  (hash) => {
    expect(readInvitation(hash)).toBeUndefined();
  },
);
