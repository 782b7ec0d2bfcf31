import { act, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Button } from "../button/button.tsx";
import { Tooltip } from "./tooltip.tsx";

afterEach(() => {
  vi.useRealTimers();
});

const hint = () => screen.queryByRole("tooltip");

describe("a tooltip", () => {
  it("describes its control while shown, immediately on focus, until Escape", async () => {
    render(
      <Tooltip content="Last update 2 minutes ago">
        <Button>Reload</Button>
      </Tooltip>,
    );
    const button = screen.getByRole("button", { name: "Reload" });
    expect(button.getAttribute("aria-describedby")).toBeNull();
    await userEvent.tab();
    expect(hint()?.textContent).toContain("Last update 2 minutes ago");
    expect(button.getAttribute("aria-describedby")).toBe(hint()?.id);
    await userEvent.keyboard("{Escape}");
    expect(hint()).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it("appears after 400 ms of hovering, but not on touch", () => {
    vi.useFakeTimers();
    render(
      <Tooltip content="Last update 2 minutes ago">
        <Button>Reload</Button>
      </Tooltip>,
    );
    const button = screen.getByRole("button");
    fireEvent.pointerMove(button, { pointerType: "touch" });
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    expect(hint()).toBeNull();
    fireEvent.pointerMove(button, { pointerType: "mouse" });
    act(() => {
      vi.advanceTimersByTime(399);
    });
    expect(hint()).toBeNull();
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(hint()).not.toBeNull();
  });

  it("keeps its control's own handlers, and follows its parent when controlled", async () => {
    const press = vi.fn<() => void>();
    const change = vi.fn<(open: boolean) => void>();
    render(
      <Tooltip content="These pages are always dark" open={false} onOpenChange={change}>
        <Button aria-disabled onClick={press}>
          Theme
        </Button>
      </Tooltip>,
    );
    await userEvent.tab();
    expect(change).toHaveBeenCalledExactlyOnceWith(true);
    expect(hint()).toBeNull();
    await userEvent.click(screen.getByRole("button"));
    expect(press).toHaveBeenCalledOnce();
  });

  it("takes props, class name, and the theme and direction of the place where it is rendered", () => {
    render(
      <div data-theme="light" dir="rtl">
        <Tooltip content="These pages are always dark" defaultOpen className="mt-8" data-hint="theme">
          <Button>Theme</Button>
        </Tooltip>
      </div>,
    );
    const panel = hint()?.closest<HTMLElement>("[data-theme]");
    expect(panel).toMatchObject({ dir: "rtl", dataset: { theme: "light", hint: "theme" } });
    expect(panel?.classList).toContain("mt-8");
  });

  it("leaves its control unchanged on the server", () => {
    const html = renderToString(
      <Tooltip content="These pages are always dark">
        <Button>Theme</Button>
      </Tooltip>,
    );
    expect(html).toContain("Theme</button>");
    expect(html).not.toContain("always dark");
  });
});
