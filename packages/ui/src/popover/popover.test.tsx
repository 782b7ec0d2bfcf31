import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { Popover, PopoverClose, PopoverContent, type PopoverProps, PopoverTrigger } from "./popover.tsx";

function Example(props: PopoverProps) {
  return (
    <div data-theme="light" dir="rtl">
      <Popover {...props}>
        <PopoverTrigger>Filter</PopoverTrigger>
        <PopoverContent className="w-80">
          <input aria-label="Name" />
          <PopoverClose>Done</PopoverClose>
        </PopoverContent>
      </Popover>
    </div>
  );
}

const trigger = () => screen.getByRole("button", { name: "Filter" });
const panel = () => screen.queryByRole("dialog", { name: "Filter" });

describe("a popover", () => {
  it("takes the theme and direction of its place, takes focus, and returns it on close", async () => {
    render(<Example />);
    trigger().focus();
    fireEvent.click(trigger());
    expect(panel()).toMatchObject({
      dir: "rtl",
      dataset: { theme: "light" },
    });
    expect(panel()?.classList).toContain("w-80");
    expect(trigger().getAttribute("aria-controls")).toBe(panel()?.id);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox")));
    fireEvent.click(screen.getByRole("button", { name: "Done" }));
    expect(panel()).toBeNull();
    expect(document.activeElement).toBe(trigger());
  });

  it("asks to close on a press outside, but not on one inside it or in a Select's list", () => {
    const change = vi.fn<(open: boolean) => void>();
    render(<Example open onOpenChange={change} />);
    fireEvent.pointerDown(screen.getByRole("textbox"));
    const list = document.body.appendChild(document.createElement("div"));
    list.dataset["radixPopperContentWrapper"] = "";
    fireEvent.pointerDown(list);
    // While the list is open, the rest of the page gets no presses.
    fireEvent.pointerDown(document.documentElement);
    expect(change).not.toHaveBeenCalled();
    list.remove();
    fireEvent.pointerDown(document.body);
    expect(change.mock.calls).toEqual([[false]]);
    fireEvent.pointerDown(document.documentElement);
    expect(change).toHaveBeenCalledTimes(2);
  });
});
