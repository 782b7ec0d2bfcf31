import { act, screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { expect, it, onTestFinished, vi } from "vitest";
import { first, second, whole } from "../testing/conversations.ts";
import { openInbox } from "../testing/inbox.ts";
import { openDesk } from "../testing/open-desk.tsx";
import { answerCall, fakeDesk, onlyPage, problemOf } from "../testing/people.ts";
import { withoutRoom } from "./conversation-address.ts";

const opened = async (name: string) => screen.findByRole("heading", { level: 2, name });

it.each([
  ["/inbox/abc_support", "/inbox#abc_support"],
  ["/desk/inbox/abc_technical-support?list=mine&q=bill", "/desk/inbox?list=mine&q=bill#abc_technical-support"],
  ["/desk/inbox?list=mine", "/desk/inbox?list=mine"],
  ["/desk/inbox", "/desk/inbox"],
  ["/leads/AB-12", "/leads/AB-12"],
])("an old address, %s, becomes %s", (address, now) => {
  expect(withoutRoom(address)).toBe(now);
});

it("is replaced by the current one before anything is fetched, with no extra history entry", async () => {
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

it("is that of a notification clicked while signed out, once somebody signs in", async () => {
  const worker = new EventTarget();
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: worker });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "serviceWorker"));
  answerCall("GET /api/desk/session", () => problemOf(401, "Sign in to the desk first."));
  const user = await openDesk("/leads", "The desk");
  act(() => void worker.dispatchEvent(new MessageEvent("message", { data: { open: `/inbox#${first.roomId}` } })));
  answerCall("POST /api/desk/session", () => {
    fakeDesk();
    answerCall("GET /api/desk/conversations/:roomId", () => HttpResponse.json(whole(first)));
    return new HttpResponse(null, { status: 204 });
  });
  await user.type(screen.getByLabelText(/token/), "secret");
  await user.type(screen.getByLabelText("Your name"), "Ines Kallio{Enter}");
  expect(await opened("Visitor aaa111")).toBeVisible();
  expect(location.hash).toBe(`#${first.roomId}`);
});

it("names the conversation for Back, and keeps it when the list is switched or the menus are skipped", async () => {
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
