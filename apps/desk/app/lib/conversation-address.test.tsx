import { screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { expect, it, vi } from "vitest";
import { first, second } from "../testing/conversations.ts";
import { openInbox } from "../testing/inbox.ts";
import { answerCall, onlyPage } from "../testing/people.ts";
import { withoutRoom } from "./conversation-address.ts";

const opened = async (name: string) => screen.findByRole("heading", { level: 2, name });

it.each([
  ["/inbox/abc_support", "/inbox#abc_support"],
  ["/desk/inbox/abc_technical-support?list=mine&q=bill", "/desk/inbox?list=mine&q=bill#abc_technical-support"],
  ["/desk/inbox?list=mine", "/desk/inbox?list=mine"],
  ["/desk/inbox", "/desk/inbox"],
  ["/leads/AB-12", "/leads/AB-12"],
])("an address as it was, %s, is %s", (address, now) => {
  expect(withoutRoom(address)).toBe(now);
});

it("is left for the one of now before anything is asked, with nothing behind it to go back to", async () => {
  const asked = vi.fn<(from: string) => void>();
  const before = history.length;
  history.replaceState(null, "", "/desk/");
  const opening = openInbox(`/inbox/${first.roomId}?list=mine`);
  answerCall("GET /api/desk/conversations", () => {
    asked(location.pathname);
    return onlyPage([first, second]);
  });
  await opening;
  await opened("Visitor aaa111");
  expect(location.pathname + location.search + location.hash).toBe(`/desk/inbox?list=mine#${first.roomId}`);
  expect(asked).toHaveBeenCalledWith("/desk/inbox");
  expect(history).toHaveLength(before);
});

it("names the conversation for Back, and stays where another list is chosen or the menus are skipped", async () => {
  const user = await openInbox();
  const row = await screen.findByRole("link", { name: /Visitor aaa111/ });
  expect(row).toHaveAttribute("href", `/desk/inbox#${first.roomId}`);
  await user.click(row);
  await opened("Visitor aaa111");
  expect(row).toHaveAttribute("aria-current", "page");
  const other = screen.getByRole("link", { name: /Visitor bbb222/ });
  expect(other).not.toHaveAttribute("aria-current");
  await user.click(other);
  await opened("Visitor bbb222");
  history.back();
  await opened("Visitor aaa111");
  answerCall("POST /api/desk/conversations/:roomId/read", () => new HttpResponse(null, { status: 204 }));
  await user.click(screen.getByRole("button", { name: "Mine 0" }));
  await waitFor(() => expect(location.search).toBe("?list=mine"));
  await user.click(screen.getByRole("link", { name: "Skip to the screen" }));
  expect(screen.getByRole("main")).toHaveFocus();
  expect(location.hash).toBe(`#${first.roomId}`);
  await opened("Visitor aaa111");
});
