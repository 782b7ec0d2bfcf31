import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { fakeRoom, guestContact, message } from "../testing/fake-room.ts";
import { callbacks, messageLog, showConversation } from "../testing/show-conversation.tsx";

const rowOf = (text: string | RegExp) => within(messageLog()).getByText(text).closest("li") ?? document.body;

describe("a conversation", () => {
  it("is titled with the contact and shows the connection status", () => {
    const room = fakeRoom();
    showConversation(room);
    expect(screen.getByRole("heading", { level: 2, name: "Chat with Customer Support" })).toBeVisible();
    for (const [connection, words] of [
      ["disconnected", "Disconnected"],
      ["connecting", "Connecting..."],
      ["connected", "Connected"],
    ] as const) {
      act(() => room.set({ connection }));
      expect(screen.getByText(words)).toBeVisible();
    }
  });

  it("says so when it is empty, and shows that it is loading before that", () => {
    const room = fakeRoom({ loaded: false, loading: true });
    showConversation(room);
    expect(screen.getByText("Loading messages")).toBeInTheDocument();
    expect(screen.queryByText(/No messages yet/)).toBeNull();
    act(() => room.set({ loaded: true, loading: false }));
    expect(screen.getByText("No messages yet. Start the conversation!")).toBeVisible();
  });

  it("has own messages on the right, with time and status, and Read on the contact's read ones", () => {
    const items = [
      message(1, "Good morning", { read: true, at: "10:24" }),
      message(2, "Hello", { from: "me", delivery: "seen" }),
      message(3, "One more", { from: "me", delivery: "sent" }),
      message(4, "And this", { from: "me", delivery: "waiting" }),
    ];
    showConversation(fakeRoom({ items }));
    expect(rowOf("Good morning")).toHaveTextContent(/^Customer Support: Good morning10:24( AM)?Read$/);
    expect(rowOf("Hello")).toHaveTextContent(/^You: Hello.*Seen$/);
    expect(rowOf("One more")).toHaveTextContent(/Sent$/);
    expect(rowOf("And this")).toHaveTextContent(/Waiting$/);
    expect(rowOf("Hello").querySelector("[data-from=me]")).not.toBeNull();
    expect(rowOf("Good morning").querySelector("[data-from=them]")).not.toBeNull();
  });

  it("shows messages as plain text, with http(s) URLs as links that leak no referrer", () => {
    const content = "<img src=x onerror=alert(1)> https://a.example/b. javascript:alert(1)";
    showConversation(fakeRoom({ items: [message(1, content)] }));
    expect(rowOf(/<img src=x/)).toBeVisible();
    const links = within(messageLog()).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["https://a.example/b"]);
    expect(links[0]).toHaveAttribute("rel", "noopener noreferrer nofollow ugc");
  });

  it("offers Retry and Delete on a failed message", async () => {
    const room = fakeRoom({ items: [message(1, "Hello", { from: "me", delivery: "failed" })] });
    showConversation(room);
    expect(rowOf("Hello")).toHaveTextContent(/Failed/);
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    expect(room.calls).toEqual(expect.arrayContaining(["retry m-1", "discard m-1"]));
  });

  it("shows that the other person is typing", () => {
    const room = fakeRoom();
    showConversation(room);
    expect(screen.queryByText(/is typing/)).toBeNull();
    act(() => room.set({ typing: true }));
    expect(screen.getByText("Customer Support is typing")).toBeInTheDocument();
  });
});

describe("the back button", () => {
  it("goes back once on a double tap", async () => {
    callbacks.back.mockClear();
    showConversation(fakeRoom());
    await userEvent.dblClick(screen.getByRole("button", { name: "Back to contacts" }));
    expect(callbacks.back).toHaveBeenCalledTimes(1);
  });
});

describe("reading", () => {
  const history = [message(1, "Old", { read: true }), message(2, "Unread")];

  it("marks the room as read once it is connected, and again with each message", () => {
    const room = fakeRoom({ items: history, connection: "connecting", unread: 1 });
    showConversation(room);
    expect(room.calls).toEqual([]);
    act(() => room.set({ connection: "connected" }));
    expect(room.calls).toEqual(["markRead"]);
    act(() => room.set({ items: [...history, message(3, "New")] }));
    expect(room.calls).toEqual(["markRead", "markRead"]);
  });

  it("marks it again when a missing message arrives before the newest", () => {
    const room = fakeRoom({ items: [message(1, "Old", { read: true }), message(3, "New")] });
    showConversation(room);
    expect(room.calls).toEqual(["markRead"]);
    act(() => room.set({ items: [message(1, "Old", { read: true }), message(2, "Late"), message(3, "New")] }));
    expect(room.calls).toEqual(["markRead", "markRead"]);
    act(() => room.set({ connection: "connected" }));
    expect(room.calls).toEqual(["markRead", "markRead"]);
  });

  it("only logs when marking fails", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const room = fakeRoom({ items: history });
    room.fails.markRead = true;
    showConversation(room);
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("waits until the tab is visible", () => {
    const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    const room = fakeRoom({ items: history });
    showConversation(room);
    expect(room.calls).toEqual([]);
    visibility.mockReturnValue("visible");
    act(() => void document.dispatchEvent(new Event("visibilitychange")));
    expect(room.calls).toEqual(["markRead"]);
  });

  it("puts a line above the new messages and the day above all, and announces new messages once", () => {
    const room = fakeRoom({ items: history });
    const { container } = showConversation(room);
    const rows = () =>
      within(messageLog())
        .getAllByRole("listitem")
        .map((row) => row.textContent);
    expect(rows()[2]).toBe("New messages");
    const announced = container.querySelector("[aria-live=polite]");
    expect(announced).toBeEmptyDOMElement();
    act(() => room.set({ items: [...history, message(3, "New")] }));
    expect(announced).toHaveTextContent(/^Customer Support: New$/);
    act(() => room.set({ items: [message(0, "Older"), ...history, message(3, "New")] }));
    expect(announced).toHaveTextContent(/^Customer Support: New$/);
    expect(messageLog()).toHaveAttribute("aria-live", "off");
    expect(messageLog()).toHaveAttribute("tabindex", "0");
  });
});

it("names the person at the desk who wrote, under the contact's name", () => {
  const one = message(1, "Here it is.");
  const items = [one, { ...message(2, "It was paid.", { at: "10:25" }), author: "Ines" }];
  showConversation(fakeRoom({ items }));
  const [first, second] = within(messageLog()).getAllByRole("listitem").slice(-2);
  expect(first).toHaveTextContent(/^Customer Support: Here it is\./);
  expect(first).not.toHaveTextContent("Ines");
  expect(second).toHaveTextContent("Ines, Customer Support: It was paid.");
});

describe("when nobody answers", () => {
  const mine = [message(1, "Hello", { from: "me", delivery: "sent" })];

  it("shows the hours in the visitor's time, the intake form and the other side, after a while", () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const room = fakeRoom({ items: mine });
    showConversation(room);
    act(() => void vi.advanceTimersByTime(4_900));
    expect(screen.queryByText(/your time/)).toBeNull();
    act(() => void vi.advanceTimersByTime(200));
    expect(screen.getByText(/^Customer Support answers .* your time\./)).toBeVisible();
    const form = screen.getByRole("link", { name: "intake form (opens in a new tab)" });
    expect(form).toHaveAttribute("href", "/intake-form.html");
    const side = screen.getByRole("link", { name: "answer from the other side (opens in a new tab)" });
    expect(side).toHaveAttribute("href", "/chat?as=support");
    act(() => room.set({ items: [message(1, "Hello", { from: "me", delivery: "seen" })] }));
    expect(screen.queryByText(/your time/)).toBeNull();
  });

  it("shows no other side as long as it is unknown whether there is a desk", () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    showConversation(fakeRoom({ items: mine, connection: "disconnected" }));
    act(() => void vi.advanceTimersByTime(5_100));
    expect(screen.getByText(/your time/)).toBeVisible();
    expect(screen.queryByRole("link", { name: /other side/ })).toBeNull();
  });

  it("shows no other side once there is a desk, and no hours while somebody is there", () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const room = fakeRoom({ items: mine, present: true });
    showConversation(room);
    act(() => void vi.advanceTimersByTime(5_100));
    expect(screen.getByText("Someone answers now")).toBeVisible();
    expect(screen.queryByText(/your time/)).toBeNull();
    act(() => room.set({ present: false }));
    act(() => void vi.advanceTimersByTime(5_100));
    expect(screen.queryByText("Someone answers now")).toBeNull();
    expect(screen.getByText(/your time/)).toBeVisible();
    expect(screen.queryByRole("link", { name: /other side/ })).toBeNull();
  });

  it("shows none of this for an invited guest", () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    showConversation(
      fakeRoom({ items: [message(1, "Hello", { from: "me" }, guestContact)] }, guestContact),
      guestContact,
    );
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.queryByText(/your time/)).toBeNull();
  });
});
