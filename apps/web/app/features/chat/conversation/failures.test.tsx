import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ToastProvider } from "@thirtyfold/ui";
import { Fragment } from "react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { type FakeRoom, fakeRoom, guestContact, message } from "../testing/fake-room.ts";
import { callbacks, conversationWith, messageLog, notice, showConversation } from "../testing/show-conversation.tsx";

describe("when something fails", () => {
  it("says that messages failed to load, until they have loaded", async () => {
    const room = fakeRoom({ loaded: false, loadFailed: true });
    showConversation(room);
    expect(await notice("Failed to load messages. Please try again.")).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent("Error");
    expect(screen.queryByText("Loading messages")).toBeNull();
    expect(messageLog()).toHaveAttribute("aria-busy", "false");
    await userEvent.click(within(messageLog()).getByRole("button", { name: "Try again" }));
    expect(room.calls).toEqual(["refresh"]);
    act(() => room.set({ loaded: true, loadFailed: false }));
    await vi.waitFor(() => expect(screen.queryByText(/Failed to load/)).toBeNull());
  });

  it("says once that a message could not be sent, while it waits and until it is sent", async () => {
    const waiting = message(1, "Hello", { from: "me", delivery: "waiting" });
    const room = fakeRoom({ items: [waiting] });
    showConversation(room);
    expect(screen.queryByRole("alert")).toBeNull();
    act(() => room.set({ sendFailed: true }));
    expect(await notice("Failed to send message. Please try again.")).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent("Error");
    const alert = screen.getByRole("alert");
    for (const delivery of ["sending", "waiting"] as const) act(() => room.set({ items: [{ ...waiting, delivery }] }));
    expect(screen.getByRole("alert")).toBe(alert);
    act(() => room.set({ sendFailed: false, items: [message(1, "Hello", { from: "me", delivery: "sent" })] }));
    await vi.waitFor(() => expect(screen.queryByText(/Failed to send/)).toBeNull());
  });

  it("hides a notice when its conversation is left, and shows it again on return", async () => {
    const room = fakeRoom({ sendFailed: true });
    const page = (shown: boolean) => <ToastProvider>{shown && conversationWith(room)}</ToastProvider>;
    const { rerender } = render(page(true));
    expect(await notice("Failed to send message. Please try again.")).toBeVisible();
    rerender(page(false));
    await vi.waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    rerender(page(true));
    expect(await notice("Failed to send message. Please try again.")).toBeVisible();
    act(() => room.set({ sendFailed: false }));
    await vi.waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  });

  it("keeps the notice when the retried message is permanently rejected", async () => {
    const waiting = message(1, "Hello", { from: "me", delivery: "waiting" });
    const room = fakeRoom({ items: [waiting], sendFailed: true });
    showConversation(room);
    expect(await notice("Failed to send message. Please try again.")).toBeVisible();
    act(() => room.set({ sendFailed: false, items: [{ ...waiting, delivery: "failed" }] }));
    expect(await notice("Failed to send message. Please try again.")).toBeVisible();
  });

  it("refreshes by its button, and says when that fails", async () => {
    const room = fakeRoom();
    room.fails.refresh = true;
    showConversation(room);
    await userEvent.click(screen.getByRole("button", { name: "Refresh messages" }));
    expect(room.calls).toEqual(["refresh"]);
    expect(await notice("Failed to load messages. Please try again.")).toBeVisible();
  });

  it("loads the previous page automatically, but after a failure only by the button", async () => {
    // In a visible list; jsdom has no layout.
    vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(400);
    const items = [message(1, "Hello", { read: true })];
    const room = fakeRoom({ items, hasOlder: true });
    room.fails.loadOlder = true;
    showConversation(room);
    expect(await notice("Failed to load messages. Please try again.")).toBeVisible();
    fireEvent.scroll(messageLog());
    expect(room.calls).toEqual(["loadOlder"]);
    await userEvent.click(screen.getByRole("button", { name: "Load older messages" }));
    expect(room.calls).toEqual(["loadOlder", "loadOlder"]);
    room.fails.loadOlder = false;
    await userEvent.click(screen.getByRole("button", { name: "Load older messages" }));
    await vi.waitFor(() => expect(screen.queryByText(/Failed to load/)).toBeNull());
  });

  it("shows no notice for a call that fails after another conversation was opened", async () => {
    const room = fakeRoom();
    const failing = Promise.withResolvers<void>();
    room.refresh = () => failing.promise;
    const page = (open: FakeRoom) => (
      <ToastProvider>
        <Fragment key={open.id}>{conversationWith(open)}</Fragment>
      </ToastProvider>
    );
    const { rerender } = render(page(room));
    await userEvent.click(screen.getByRole("button", { name: "Refresh messages" }));
    const other = fakeRoom({}, guestContact);
    rerender(page(other));
    await act(async () => failing.reject(new Error("late")));
    act(() => other.set({ sendFailed: true }));
    expect(await notice("Failed to send message. Please try again.")).toBeVisible();
    expect(screen.queryByText(/Failed to load/)).toBeNull();
  });

  const failed = message(1, "Hello", { from: "me", delivery: "failed" });
  it.each([
    ["Retry", { items: [failed] }, { items: [{ ...failed, delivery: "sending" as const }] }],
    ["Delete", { items: [failed] }, { items: [] }],
    ["Try again", { loaded: false, loadFailed: true }, { loaded: true, loadFailed: false }],
    ["Try now", { connection: "disconnected" as const }, { connection: "connected" as const }],
  ])("moves the focus to the messages after %s, which disappears", async (name, before, after) => {
    const room = fakeRoom(before);
    showConversation(room);
    const button = await screen.findByRole("button", { name }, { timeout: 3_000 });
    button.focus();
    await userEvent.keyboard("{Enter}");
    act(() => room.set(after));
    expect(button).not.toBeInTheDocument();
    expect(messageLog()).toHaveFocus();
  });

  it("keeps the focus on Load older messages while there are any, then passes it on", async () => {
    const room = fakeRoom({ items: [message(9, "Hello", { read: true })], hasOlder: true });
    showConversation(room);
    const button = screen.getByRole("button", { name: "Load older messages" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    act(() => room.set({ items: [message(8, "Before"), message(9, "Hello", { read: true })] }));
    expect(button).toHaveFocus();
    act(() => room.set({ hasOlder: false }));
    await vi.waitFor(() => expect(screen.getByRole("heading", { level: 2 })).toHaveFocus());
  });

  it("reports a lasting disconnection and what is waiting, and retries at once on request", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const room = fakeRoom({ connection: "disconnected" });
    showConversation(room);
    expect(screen.queryByText(/Not connected/)).toBeNull();
    act(() => void vi.advanceTimersByTime(1_000));
    expect(screen.getByText(/Not connected\. Trying again automatically\. What you write is kept\./)).toBeVisible();
    act(() => room.set({ items: [message(1, "Hello", { from: "me", delivery: "waiting" })] }));
    expect(screen.getByText(/1 message waits here/)).toBeVisible();
    fireEvent.click(screen.getByRole("button", { name: "Try now" }));
    expect(callbacks.reconnect).toHaveBeenCalledOnce();
    act(() => room.set({ connection: "connected" }));
    expect(screen.queryByText(/Not connected/)).toBeNull();
  });
});
