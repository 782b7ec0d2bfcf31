import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { fakeRoom, guestContact, message } from "../testing/fake-room.ts";
import { callbacks, showConversation } from "../testing/show-conversation.tsx";

describe("a conversation with an invited guest", () => {
  const link = "http://localhost:3000/chat#join=guest-id.host-id";

  it("opens with the link, until the guest has written", async () => {
    const user = userEvent.setup();
    const room = fakeRoom({}, guestContact);
    showConversation(room, guestContact);
    expect(screen.getByRole("textbox", { name: "Invitation link for Guest 1" })).toHaveValue(link);
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    expect(await screen.findByText("Link copied. Send it to one person.")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(link);
    act(() => room.set({ items: [message(1, "I am here", {}, guestContact)] }));
    expect(screen.queryByText("Copy link")).toBeNull();
  });

  it("selects the link when the browser cannot copy", async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
    showConversation(fakeRoom({}, guestContact), guestContact);
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    expect(await screen.findByText(/Press Ctrl\+C/)).toBeVisible();
    const shown = screen.getByRole<HTMLInputElement>("textbox", { name: /Invitation link/ });
    expect([shown.selectionStart, shown.selectionEnd]).toEqual([0, link.length]);
  });

  it("can be ended", async () => {
    showConversation(fakeRoom({}, guestContact), guestContact);
    await userEvent.click(screen.getByRole("button", { name: "Remove Guest 1" }));
    expect(callbacks.remove).toHaveBeenCalledOnce();
  });
});
