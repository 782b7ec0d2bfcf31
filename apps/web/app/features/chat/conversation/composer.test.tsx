import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { takeAlong } from "../../../lib/taken-along.ts";
import { fakeRoom, guestContact, message } from "../testing/fake-room.ts";
import { messageField, notice, sendButton, showConversation } from "../testing/show-conversation.tsx";

describe("writing", () => {
  it("sends with Enter and with the button, not with Shift+Enter", async () => {
    const room = fakeRoom();
    showConversation(room);
    expect(messageField()).toHaveAttribute("placeholder", "Type your message...");
    await userEvent.type(messageField(), "One{Shift>}{Enter}{/Shift}two{Enter}");
    await userEvent.type(messageField(), "  three ");
    await userEvent.click(sendButton());
    expect(room.calls.filter((call) => call !== "typing")).toEqual(["send One\ntwo", "send three"]);
    expect(messageField()).toHaveValue("");
    expect(messageField()).toHaveFocus();
    expect(room.calls[0]).toBe("typing");
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])("leaves Enter to an input method: %o", async (state) => {
    const room = fakeRoom();
    showConversation(room);
    await userEvent.type(messageField(), "こん");
    fireEvent.keyDown(messageField(), { key: "Enter", ...state });
    expect(room.calls).not.toContain("send こん");
  });

  it.each([
    ["empty", {}, ""],
    ["blank", {}, "  \n "],
    ["invisible", {}, "\u200b \u2060"],
    ["disconnected", { connection: "disconnected" }, "Hello"],
    ["not yet subscribed", { connection: "connecting" }, "Hello"],
    ["loading", { loaded: false, loading: true }, "Hello"],
  ] as const)("can't be sent while %s, and keeps the text", (_, change, text) => {
    const room = fakeRoom(change);
    showConversation(room);
    fireEvent.change(messageField(), { target: { value: text } });
    expect(sendButton()).toBeDisabled();
    fireEvent.keyDown(messageField(), { key: "Enter" });
    expect(room.calls.filter((call) => call.startsWith("send"))).toEqual([]);
    expect(messageField()).toHaveValue(text);
  });

  it("keeps a draft for each room until it is sent", async () => {
    const room = fakeRoom();
    const { unmount } = showConversation(room);
    await userEvent.type(messageField(), "Half a sen");
    unmount();
    const other = showConversation(fakeRoom({}, guestContact), guestContact);
    expect(messageField()).toHaveValue("");
    other.unmount();
    showConversation(room);
    expect(messageField()).toHaveValue("Half a sen");
    await userEvent.type(messageField(), "tence{Enter}");
    expect(room.calls).toContain("send Half a sentence");
    expect(sessionStorage).toHaveLength(0);
  });

  it("appends text brought along for its contact to the draft, and nothing meant for another", async () => {
    showConversation(fakeRoom());
    await userEvent.type(messageField(), "Hello.");
    act(() => takeAlong("sales", "What does it cost?"));
    expect(messageField()).toHaveValue("Hello.");
    act(() => takeAlong("support", "Where is my order?"));
    expect(messageField()).toHaveValue("Hello.\n\nWhere is my order?");
  });

  it("says before sending that a message is too long", () => {
    showConversation(fakeRoom());
    fireEvent.change(messageField(), { target: { value: "a".repeat(4_002) } });
    expect(screen.getByRole("alert")).toHaveTextContent("A message can have 4,000 characters. Remove 2");
    expect(messageField()).toBeInvalid();
    expect(sendButton()).toBeDisabled();
    // A screen reader would read all of it at every key press.
    expect(screen.getByText("2")).toHaveAttribute("aria-live", "off");
    fireEvent.change(messageField(), { target: { value: "a".repeat(4_000) } });
    expect(screen.queryByRole("alert")).toBeNull();
    expect(sendButton()).toBeEnabled();
  });

  it("keeps the text and says so when a message is not accepted", async () => {
    const room = fakeRoom();
    room.fails.send = true;
    showConversation(room);
    await userEvent.type(messageField(), "Hello{Enter}");
    expect(await notice("Failed to send message. Please try again.")).toBeVisible();
    expect(messageField()).toHaveValue("Hello");
  });

  it("says so when the server permanently rejects a message", async () => {
    const room = fakeRoom({ items: [message(1, "Hello", { from: "me", delivery: "sending" })] });
    showConversation(room);
    act(() => room.set({ items: [message(1, "Hello", { from: "me", delivery: "failed" })] }));
    expect(await notice("Failed to send message. Please try again.")).toBeVisible();
    expect(screen.getByText("Error")).toBeVisible();
  });
});
