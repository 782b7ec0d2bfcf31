import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRef } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  NavigationMenu,
  NavigationMenuGroup,
  type NavigationMenuGroupProps,
  NavigationMenuItem,
  NavigationMenuLink,
} from "./navigation-menu.tsx";

function Example({ page = "/", ...solutions }: Partial<NavigationMenuGroupProps> & { page?: string }) {
  return (
    <>
      <NavigationMenu aria-label="Main" page={page}>
        <NavigationMenuGroup label="Solutions" {...solutions}>
          <NavigationMenuItem href="#all" icon={<svg />} description="Eight ways to hand over work">
            All solutions
          </NavigationMenuItem>
          <NavigationMenuItem asChild description="Parcels and pallets">
            <a href="#delivery">Delivery</a>
          </NavigationMenuItem>
        </NavigationMenuGroup>
        <NavigationMenuGroup label="Services" align="end">
          <NavigationMenuItem href="#automation">Automation</NavigationMenuItem>
          <NavigationMenuItem href="#library">Library</NavigationMenuItem>
        </NavigationMenuGroup>
        <NavigationMenuLink href="#about" aria-current="page">
          About
        </NavigationMenuLink>
      </NavigationMenu>
      <h1>Home</h1>
    </>
  );
}

const word = (name: string) => screen.getByRole("button", { name });
const link = (name: RegExp) => screen.getByRole("link", { name });
const isOpen = (name: string) => word(name).getAttribute("aria-expanded") === "true";
const panelOf = (name: string) => document.getElementById(word(name).getAttribute("aria-controls") ?? "");

describe("a navigation menu", () => {
  it("opens and closes groups on press, one at a time", async () => {
    render(<Example />);
    expect(panelOf("Solutions")?.dataset["state"]).toBe("closed");
    await userEvent.click(word("Solutions"));
    expect(isOpen("Solutions")).toBe(true);
    expect(panelOf("Solutions")?.dataset["state"]).toBe("open");
    await userEvent.click(word("Services"));
    expect([isOpen("Solutions"), isOpen("Services")]).toEqual([false, true]);
    // The mouse has just opened it by hovering, so the first press keeps it open.
    await userEvent.click(word("Services"));
    expect(isOpen("Services")).toBe(false);
  });

  it("closes on Escape, returning focus to the trigger if it was in the group", async () => {
    render(<Example />);
    await userEvent.click(word("Solutions"));
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    expect(document.activeElement).toBe(link(/^Delivery/));
    await userEvent.keyboard("{Escape}");
    expect(document.activeElement).toBe(word("Solutions"));
    expect(isOpen("Solutions")).toBe(false);
  });

  it("closes on Escape under a mouse, too, and leaves focus in place", async () => {
    render(<Example />);
    await userEvent.hover(word("Solutions"));
    expect(isOpen("Solutions")).toBe(true);
    await userEvent.keyboard("{Escape}");
    expect(isOpen("Solutions")).toBe(false);
    expect(document.activeElement).toBe(document.body);
  });

  it("moves through the links with arrow keys, Home and End", async () => {
    render(<Example />);
    act(() => word("Services").focus());
    await userEvent.keyboard("{ArrowDown}");
    expect(isOpen("Services")).toBe(true);
    const reached = [];
    for (const key of ["ArrowUp", "ArrowDown", "End", "Home"]) {
      // One after the other, as a person presses them.
      await userEvent.keyboard(`{${key}}`);
      reached.push(document.activeElement?.textContent);
    }
    expect(reached).toEqual(["Library", "Automation", "Library", "Automation"]);
  });

  it("closes when focus moves on, on a press elsewhere, and on navigation", async () => {
    const { rerender } = render(<Example />);
    await userEvent.click(word("Solutions"));
    act(() => word("Services").focus());
    expect(isOpen("Solutions")).toBe(false);
    await userEvent.click(word("Solutions"));
    await userEvent.click(screen.getByRole("heading"));
    expect(isOpen("Solutions")).toBe(false);
    await userEvent.click(word("Services"));
    expect(isOpen("Services")).toBe(true);
    rerender(<Example page="/library" />);
    expect(isOpen("Services")).toBe(false);
  });

  it("marks the current page and its group", () => {
    render(<Example current />);
    expect(word("Solutions").getAttribute("aria-current")).toBe("true");
    expect(word("Services").getAttribute("aria-current")).toBeNull();
    expect(link(/About/).getAttribute("aria-current")).toBe("page");
  });

  it("passes props, ref, class name and handlers to the matching elements", async () => {
    const ref = createRef<HTMLLIElement>();
    const enter = vi.fn<() => void>();
    render(<Example ref={ref} className="mt-8" data-testid="group" onPointerEnter={enter} />);
    expect(ref.current).toBe(screen.getByTestId("group"));
    expect(ref.current?.classList).toContain("mt-8");
    await userEvent.hover(word("Solutions"));
    expect(enter).toHaveBeenCalled();
    expect(isOpen("Solutions")).toBe(true);
    expect(panelOf("Services")?.dataset["align"]).toBe("end");
  });

  it("is complete in server HTML, where CSS opens it until it is hydrated", () => {
    const html = renderToString(<Example />);
    expect(html).toContain("Eight ways to hand over work");
    expect(html).toContain('href="#delivery"');
    expect(html).not.toContain("data-alive");
    render(<Example />);
    expect(word("Solutions").closest("[data-alive]")).not.toBeNull();
  });

  it("names a part that is rendered in the wrong place", () => {
    vi.mocked(console.error).mockReturnValue();
    expect(() => render(<NavigationMenuGroup label="Solutions" />)).toThrow(/outside of its NavigationMenu/);
    vi.mocked(console.error).mockClear();
  });
});

describe("a mouse over a navigation menu", () => {
  const enter = (name: string) => fireEvent.pointerEnter(word(name), { pointerType: "mouse" });
  const leave = (name: string) => fireEvent.pointerLeave(word(name), { pointerType: "mouse" });
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

  beforeEach(() => {
    vi.useFakeTimers();
    render(<Example />);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("opens a group at once, and closes it 150 ms after leaving", () => {
    enter("Solutions");
    expect(isOpen("Solutions")).toBe(true);
    leave("Solutions");
    pass(149);
    expect(isOpen("Solutions")).toBe(true);
    pass(1);
    expect(isOpen("Solutions")).toBe(false);
  });

  it("keeps a group open when it returns in time, and when the group is pressed", () => {
    enter("Solutions");
    leave("Solutions");
    pass(100);
    enter("Solutions");
    pass(1000);
    expect(isOpen("Solutions")).toBe(true);
    fireEvent.click(word("Solutions"));
    expect(isOpen("Solutions")).toBe(true);
    fireEvent.click(word("Solutions"));
    expect(isOpen("Solutions")).toBe(false);
  });

  it("keeps track of an earlier press when it enters", () => {
    fireEvent.click(word("Solutions"));
    enter("Solutions");
    fireEvent.click(word("Solutions"));
    expect(isOpen("Solutions")).toBe(false);
  });

  it("switches to another group, which then stays open", () => {
    enter("Solutions");
    leave("Solutions");
    enter("Services");
    pass(1000);
    expect([isOpen("Solutions"), isOpen("Services")]).toEqual([false, true]);
  });

  it("is not a touch, which opens a group only on press", () => {
    fireEvent.pointerEnter(word("Solutions"), { pointerType: "touch" });
    expect(isOpen("Solutions")).toBe(false);
  });
});
