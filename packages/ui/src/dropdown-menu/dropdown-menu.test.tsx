import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRef } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Button } from "../button/button.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuLabel,
  type DropdownMenuProps,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "./dropdown-menu.tsx";

afterEach(() => {
  vi.useRealTimers();
});

function Example({ onSelect, ...props }: DropdownMenuProps & { onSelect?: () => void }) {
  return (
    <>
      <input aria-label="Search" />
      <DropdownMenu {...props}>
        <DropdownMenuTrigger asChild>
          <Button>Services</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent className="w-[340px]">
          <DropdownMenuGroup aria-labelledby="ai">
            <DropdownMenuLabel id="ai">AI Services</DropdownMenuLabel>
            <DropdownMenuItem asChild icon={<svg />} description="Thirty tasks in thirty days">
              <a href="#automation">AI Automation</a>
            </DropdownMenuItem>
          </DropdownMenuGroup>
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => onSelect?.()}>Reload messages</DropdownMenuItem>
          <DropdownMenuItem disabled onSelect={() => onSelect?.()}>
            Assign to an agent
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </>
  );
}

const trigger = () => screen.getByRole("button", { name: "Services" });
const menu = () => screen.queryByRole("menu", { name: "Services" });

describe("a menu", () => {
  it("opens by keyboard, exposes its state, and is named by its trigger", async () => {
    render(<Example />);
    expect(trigger().getAttribute("aria-expanded")).toBe("false");
    trigger().focus();
    await userEvent.keyboard("{Enter}");
    expect(trigger().getAttribute("aria-expanded")).toBe("true");
    expect(menu()?.classList).toContain("w-[340px]");
    expect(screen.getByRole("group", { name: "AI Services" })).toBeDefined();
    expect(screen.getByRole("separator")).toBeDefined();
  });

  it("names a link by its text, and describes it by its second line", async () => {
    render(<Example defaultOpen />);
    const item = await screen.findByRole("menuitem", { name: "AI Automation" });
    expect(item.getAttribute("href")).toBe("#automation");
    const description = document.getElementById(item.getAttribute("aria-describedby") ?? "");
    expect(description?.textContent).toBe("Thirty tasks in thirty days");
    expect(item.querySelectorAll("svg")).toHaveLength(1);
  });

  it("reports the selection, closes and returns focus, and ignores a disabled item", async () => {
    const select = vi.fn<() => void>();
    const change = vi.fn<(open: boolean) => void>();
    render(<Example onSelect={select} onOpenChange={change} />);
    trigger().focus();
    await userEvent.keyboard("{Enter}");
    fireEvent.click(screen.getByRole("menuitem", { name: "Assign to an agent" }));
    expect(select).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole("menuitem", { name: "Reload messages" }));
    expect(select).toHaveBeenCalledOnce();
    expect(menu()).toBeNull();
    expect(change.mock.calls).toEqual([[true], [false]]);
    await waitFor(() => expect(document.activeElement).toBe(trigger()));
  });

  it("stays closed while its parent controls it", async () => {
    const change = vi.fn<(open: boolean) => void>();
    render(<Example open={false} onOpenChange={change} />);
    trigger().focus();
    await userEvent.keyboard("{Enter}");
    expect(change).toHaveBeenCalledExactlyOnceWith(true);
    expect(menu()).toBeNull();
  });

  it("takes the theme and direction of the place where it is rendered", async () => {
    render(
      <div data-theme="light" dir="rtl">
        <Example defaultOpen />
      </div>,
    );
    expect(await screen.findByRole("menu")).toMatchObject({ dir: "rtl", dataset: { theme: "light" } });
  });

  it("passes a ref to the element of its item", async () => {
    const ref = createRef<HTMLDivElement>();
    render(
      <DropdownMenu defaultOpen>
        <DropdownMenuContent>
          <DropdownMenuItem ref={ref}>Mark as read</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>,
    );
    expect(await screen.findByRole("menuitem")).toBe(ref.current);
  });
});

const mouse = { pointerType: "mouse" };
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

describe("a menu that opens on hover", () => {
  const hover = () => {
    vi.useFakeTimers();
    fireEvent.pointerEnter(trigger(), mouse);
  };

  it("opens at once, leaves focus in place, and closes 150 ms after the pointer leaves", () => {
    render(<Example openOnHover />);
    screen.getByRole("textbox").focus();
    hover();
    expect(menu()).not.toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("textbox"));
    fireEvent.pointerLeave(trigger(), mouse);
    pass(149);
    expect(menu()).not.toBeNull();
    pass(1);
    expect(menu()).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("textbox"));
  });

  it("stays open while the pointer moves into the menu, and closes 150 ms after it leaves that", () => {
    render(<Example openOnHover />);
    hover();
    fireEvent.pointerLeave(trigger(), mouse);
    pass(100);
    fireEvent.pointerEnter(screen.getByRole("menu"), mouse);
    pass(1000);
    fireEvent.pointerLeave(screen.getByRole("menu"), mouse);
    pass(149);
    expect(menu()).not.toBeNull();
    pass(1);
    expect(menu()).toBeNull();
  });

  it("returns focus that hovering over an item took", () => {
    render(<Example openOnHover />);
    screen.getByRole("textbox").focus();
    hover();
    const item = screen.getByRole("menuitem", { name: "Reload messages" });
    fireEvent.pointerMove(item, mouse);
    expect(document.activeElement).toBe(item);
    fireEvent.pointerLeave(screen.getByRole("menu"), mouse);
    pass(150);
    pass(10);
    expect(document.activeElement).toBe(screen.getByRole("textbox"));
  });

  it("is not closed by the click that follows the hover", () => {
    render(<Example openOnHover />);
    hover();
    pass(10);
    fireEvent.pointerDown(trigger(), { ...mouse, button: 0 });
    fireEvent.click(trigger());
    expect(menu()).not.toBeNull();
  });

  it("closes on Escape, moving focus from inside it to the trigger", () => {
    render(<Example openOnHover />);
    hover();
    fireEvent.pointerMove(screen.getByRole("menuitem", { name: "Reload messages" }), mouse);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
    pass(10);
    expect(menu()).toBeNull();
    expect(document.activeElement).toBe(trigger());
  });

  it("is entered with the arrow key", () => {
    render(<Example openOnHover />);
    trigger().focus();
    hover();
    expect(document.activeElement).toBe(trigger());
    fireEvent.keyDown(trigger(), { key: "ArrowDown" });
    expect(screen.getByRole("menu").contains(document.activeElement)).toBe(true);
  });

  it("opens on a tap, but not when a touch passes over it", () => {
    render(<Example openOnHover />);
    fireEvent.pointerEnter(trigger(), { pointerType: "touch" });
    expect(menu()).toBeNull();
    fireEvent.pointerDown(trigger(), { pointerType: "touch", button: 0 });
    fireEvent.click(trigger());
    expect(menu()).not.toBeNull();
  });
});

describe("a menu that does not open on hover", () => {
  it("stays closed under the pointer", () => {
    render(<Example />);
    fireEvent.pointerEnter(trigger(), mouse);
    expect(menu()).toBeNull();
  });
});
