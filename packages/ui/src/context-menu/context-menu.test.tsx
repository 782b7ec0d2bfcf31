import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { DropdownMenuItem } from "../dropdown-menu/dropdown-menu.tsx";
import { ContextMenu, ContextMenuContent, ContextMenuTrigger } from "./context-menu.tsx";

afterEach(() => {
  vi.useRealTimers();
});

const press = vi.fn<() => void>();

function Example() {
  return (
    <ContextMenu>
      <ContextMenuTrigger asChild>
        <button type="button" onClick={press}>
          Lead
        </button>
      </ContextMenuTrigger>
      <ContextMenuContent aria-label="Lead">
        <DropdownMenuItem>Assign to me</DropdownMenuItem>
      </ContextMenuContent>
    </ContextMenu>
  );
}

const lead = () => screen.getByRole("button", { hidden: true });
const touch = { pointerType: "touch", clientX: 40, clientY: 40 };
const hold = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

describe("a context menu", () => {
  it("replaces the browser's menu, and restores focus on close", async () => {
    render(<Example />);
    lead().focus();
    expect(fireEvent.contextMenu(lead(), { clientX: 10, clientY: 10 })).toBe(false);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("menu", { name: "Lead" })));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
    expect(screen.queryByRole("menu")).toBeNull();
    expect(document.activeElement).toBe(lead());
  });

  it("opens after a half-second long press, without a click when the finger lifts", () => {
    vi.useFakeTimers();
    render(<Example />);
    fireEvent.pointerDown(lead(), touch);
    hold(499);
    expect(screen.queryByRole("menu")).toBeNull();
    hold(1);
    expect(screen.getByRole("menu")).toBeDefined();
    fireEvent.pointerUp(lead(), touch);
    fireEvent.click(lead());
    expect(press).not.toHaveBeenCalled();
    fireEvent.click(lead());
    expect(press).toHaveBeenCalledOnce();
  });

  it("does not open while a finger scrolls", () => {
    vi.useFakeTimers();
    render(<Example />);
    fireEvent.pointerDown(lead(), touch);
    fireEvent.pointerMove(lead(), { ...touch, clientY: 60 });
    hold(1000);
    expect(screen.queryByRole("menu")).toBeNull();
  });
});
