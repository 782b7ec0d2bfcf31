import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { conversation } from "../testing/conversations.ts";
import { openInbox } from "../testing/inbox.ts";
import { answerCall, onlyPage } from "../testing/people.ts";

const messages = async () => screen.findByRole("log", { name: "Messages and notes" });
const row = async () => screen.findByRole("link", { name: /Visitor aaa111/ });

it("a conversation takes the focus from a row that is gone once it has opened", async () => {
  // As on a phone: without layout, jsdom has no element on the screen.
  const user = await openInbox();
  await user.click(await row());
  const log = await messages();
  await waitFor(() => expect(log).toHaveFocus());
});

it("a conversation leaves the focus on a row that stays beside it", async () => {
  const rect = new DOMRect(0, 0, 100, 20);
  vi.spyOn(HTMLAnchorElement.prototype, "getClientRects").mockReturnValue(Object.assign([rect], { item: () => rect }));
  const user = await openInbox();
  await user.click(await row());
  await messages();
  expect(await row()).toHaveFocus();
});

it("a list keeps its scroll position when something moves above the open row", async () => {
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(800);
  const scrollTo = vi.fn<() => void>();
  Object.defineProperty(Element.prototype, "scrollTo", { configurable: true, value: scrollTo });
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, "scrollTo"));
  const { socket, ...user } = await openInbox();
  const rows = Array.from({ length: 50 }, (_, at) => conversation(`${at + 10}aaaa`, `Question ${at}`));
  answerCall("GET /api/desk/conversations", () => onlyPage(rows));
  socket.tell({ type: "desk_changed", what: "conversations" });
  await user.click(await screen.findByRole("link", { name: /Question 3/ }));
  await screen.findByRole("heading", { level: 2 });
  const scroller = screen.getByRole("link", { name: /Question 4/ }).closest("ul")?.parentElement;
  if (!scroller) throw new Error("There is no list");
  scroller.scrollTop = 2_400;
  fireEvent.scroll(scroller);
  const read = await screen.findByRole("link", { name: /Question 30/ });
  scrollTo.mockClear();
  answerCall("GET /api/desk/conversations", () => onlyPage([conversation("new000", "Hello?"), ...rows]));
  socket.tell({ type: "desk_changed", what: "conversations" });
  await waitFor(() => expect(read.closest("li")).toHaveAttribute("aria-posinset", "32"));
  expect(scrollTo).not.toHaveBeenCalled();
});
