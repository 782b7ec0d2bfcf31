import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { pass, startToasts } from "../../testing/start-toasts.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start() {
  const toasts = startToasts();
  const field = screen.getByRole("textbox");
  act(() => field.focus());
  return { field, ...toasts };
}

const items = () => screen.queryAllByRole("listitem");

it("runs its action once, however often it is pressed during the exit animation", () => {
  const undo = vi.fn<() => void>();
  // Elements with an exit animation stay until it has ended, which jsdom does not simulate.
  const computed = getComputedStyle;
  const styles = vi.spyOn(globalThis, "getComputedStyle").mockImplementation((node) =>
    Object.defineProperty(computed(node), "animationName", {
      get: () => (node.matches('[data-state="closed"]') ? "out" : "in"),
    }),
  );
  const { show } = start();
  show({ title: "Conversation archived", undo });
  const button = screen.getByRole("button", { name: "Undo" });
  fireEvent.click(button);
  expect(button.isConnected).toBe(true);
  fireEvent.click(button);
  expect(undo).toHaveBeenCalledOnce();
  styles.mockRestore();
});

it("returns focus when the app dismisses it, and lets the timer run for the next toast", () => {
  const { field, show, dismiss } = start();
  const id = show({ title: "Connection lost", duration: Infinity });
  act(() => screen.getByRole("button", { name: "Dismiss" }).focus());
  dismiss(id);
  expect(document.activeElement).toBe(field);
  show({ title: "Connected" });
  pass(5000);
  expect(items()).toHaveLength(0);
});

it("passes focus on when another toast takes its place", () => {
  const { field, show } = start();
  for (const title of ["1", "2", "3"]) show({ title });
  const [oldest] = screen.getAllByRole("button", { name: "Dismiss" });
  act(() => oldest?.focus());
  show({ title: "4" });
  expect(document.activeElement).toBe(items().at(-1));
  act(() => field.focus());
  pass(5000);
  expect(items()).toHaveLength(0);
});

it("lets the next toast expire when focus had nowhere to return to", () => {
  const { field, show, dismiss } = start();
  act(() => field.blur());
  const id = show({ title: "Connection lost", duration: Infinity });
  act(() => screen.getByRole("button", { name: "Dismiss" }).focus());
  dismiss(id);
  show({ title: "Connected" });
  pass(5000);
  expect(items()).toHaveLength(0);
});
