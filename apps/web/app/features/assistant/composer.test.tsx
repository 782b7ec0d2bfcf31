import { act, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, it, onTestFinished, vi } from "vitest";
import { AssistantPanel } from "./assistant-panel.tsx";

const onClose = vi.fn<() => void>();
const Page = createRoutesStub([{ path: "*", Component: () => <AssistantPanel open onClose={onClose} /> }]);

it("announces an over-long text once, not on every key that shortens it", () => {
  render(<Page />);
  const input = screen.getByRole("textbox", { name: "Message" });
  const announced = () => {
    const alert = screen.getByRole("alert").cloneNode(true) as Element;
    for (const silent of alert.querySelectorAll("[aria-live=off]")) silent.remove();
    return alert.textContent;
  };
  fireEvent.change(input, { target: { value: "x".repeat(4_012) } });
  const before = announced();
  expect(screen.getByRole("alert")).toHaveTextContent("Remove 12, or send it in parts.");
  fireEvent.change(input, { target: { value: "x".repeat(4_011) } });
  expect(screen.getByRole("alert")).toHaveTextContent("Remove 11, or send it in parts.");
  expect(announced()).toBe(before);
});

it("keeps the focus in the conversation after Jump to latest", () => {
  // jsdom has no layout.
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(400);
  vi.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(1_000);
  render(<Page />);
  const conversation = screen.getByRole("region", { name: "Conversation" });
  conversation.scrollTop = 0;
  fireEvent.scroll(conversation);
  const jump = screen.getByRole("button", { name: "Jump to latest" });
  jump.focus();
  fireEvent.click(jump);
  expect(jump).not.toBeInTheDocument();
  expect(conversation).toHaveFocus();
  fireEvent.keyDown(conversation, { key: "Escape" });
  expect(onClose).toHaveBeenCalledOnce();
});

it("accepts questions again when Maintenance ends with the UTC day", () => {
  vi.useFakeTimers({ now: Date.parse("2026-11-21T23:59:00Z"), toFake: ["setInterval", "clearInterval", "Date"] });
  history.replaceState(null, "", "/?assistant=maintenance");
  onTestFinished(() => {
    vi.useRealTimers();
    history.replaceState(null, "", "/");
  });
  render(<Page />);
  fireEvent.click(screen.getByRole("button", { name: "ACKNOWLEDGE" }));
  act(() => void vi.advanceTimersByTime(59_000));
  expect(screen.getByRole("textbox", { name: "Message" })).toBeDisabled();
  act(() => void vi.advanceTimersByTime(31_000));
  expect(screen.getByRole("textbox", { name: "Message" })).toBeEnabled();
  expect(screen.getByText("Online")).toBeVisible();
});
