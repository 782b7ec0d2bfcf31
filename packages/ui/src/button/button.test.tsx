import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRef } from "react";
import { describe, expect, it, vi } from "vitest";
import { ButtonArrow } from "../button-arrow/button-arrow.tsx";
import { ExternalLink } from "../external-link/external-link.tsx";
import { Button } from "./button.tsx";
import { buttonLook } from "./button-look.ts";

describe("a button", () => {
  it("does not submit its form unless it is a submit button", () => {
    const submit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    render(
      <form ref={(form) => form?.addEventListener("submit", submit)}>
        <Button>Cancel</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    screen.getByRole("button", { name: "Cancel" }).click();
    expect(submit).not.toHaveBeenCalled();
    screen.getByRole("button", { name: "Send" }).click();
    expect(submit).toHaveBeenCalledOnce();
  });

  it("passes native props, ref and class name to its single element, and exposes its look as data", () => {
    const ref = createRef<HTMLButtonElement>();
    render(
      <Button ref={ref} variant="outline" size="lg" className="mt-8" aria-describedby="hint">
        Open
      </Button>,
    );
    const button = screen.getByRole("button", { name: "Open" });
    expect(ref.current).toBe(button);
    expect(button.classList).toContain("mt-8");
    expect(button.getAttribute("aria-describedby")).toBe("hint");
    expect(button.dataset).toMatchObject({ variant: "outline", size: "lg" });
  });

  it("passes its look to a link that opens in a new tab and says so", () => {
    render(
      <Button asChild variant="ink">
        <ExternalLink href="/intake-form.html" className="w-full">
          Request an AI Agent
          <ButtonArrow />
        </ExternalLink>
      </Button>,
    );
    const link = screen.getByRole("link", { name: "Request an AI Agent (opens in a new tab)" });
    expect(link).toMatchObject({ target: "_blank", rel: "noopener" });
    expect(link.dataset["variant"]).toBe("ink");
    expect([...link.classList]).toEqual(expect.arrayContaining(["tf:bg-on-tang", "w-full"]));
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("a busy button", () => {
  it("keeps its name, focus and position, reports that it is busy, and ignores clicks", async () => {
    const press = vi.fn<() => void>();
    const { rerender } = render(<Button onClick={press}>Send</Button>);
    await userEvent.click(screen.getByRole("button", { name: "Send" }));
    rerender(
      <Button onClick={press} busy>
        Send
      </Button>,
    );
    const button = screen.getByRole("button", { name: "Send (loading)" });
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute("aria-busy")).toBe("true");
    await userEvent.click(button);
    expect(press).toHaveBeenCalledOnce();
  });

  it("does not submit its form again", async () => {
    const submit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    render(
      <form ref={(form) => form?.addEventListener("submit", submit)}>
        <Button type="submit" busy>
          Send
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Send (loading)" }));
    expect(submit).not.toHaveBeenCalled();
  });
});

describe("the class names of a button", () => {
  const variants = ["primary", "secondary", "outline", "ghost", "destructive", "link", "ink", "ink-outline"] as const;

  // Two utilities for one property would let the order of the style sheet decide.
  it.each(variants)("include one background, one text color and one border color for %s", (variant) => {
    const names = buttonLook({ variant, size: "default" })
      .className.split(" ")
      .map((name) => name.replace("tf:", ""));
    const count = (pattern: RegExp) => names.filter((name) => pattern.test(name)).length;
    expect(count(/^border-(?!\d)/)).toBe(1);
    expect(count(/^text-(?!\[|center)/)).toBe(1);
    expect(count(/^bg-/)).toBeLessThanOrEqual(1);
    expect(count(/^min-h-/)).toBe(1);
  });
});

describe("a button with invalid props", () => {
  it("stays a button, with one warning, when asChild gets other than one element", () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    render(
      <Button asChild>
        <a href="/agents">Agents</a>
        <a href="/about">About</a>
      </Button>,
    );
    expect(screen.getByRole("button", { name: "AgentsAbout" })).not.toBeNull();
    expect(warn).toHaveBeenCalledOnce();
  });

  it("falls back to the default for an unknown variant", () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    // @ts-expect-error -- What data from elsewhere may bring.
    render(<Button variant="loud">Open</Button>);
    expect(screen.getByRole("button", { name: "Open" }).dataset["variant"]).toBe("primary");
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe.each([
  ["disabled", { disabled: true }, "Open the map"],
  ["busy", { busy: true, busyNote: "(opening)" }, "Open the map (opening)"],
] as const)("a link that is %s", (_state, props, name) => {
  it("keeps its focus and name, reports its state, and cannot be followed by any mouse button or key", async () => {
    // Test files of a worker share a page, which others navigate elsewhere.
    window.location.hash = "";
    const press = vi.fn<() => void>();
    const outside = vi.fn<() => void>();
    render(
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- It listens only.
      <div onClick={outside}>
        <Button asChild {...props}>
          <a href="#map" onClick={press}>
            Open the map
          </a>
        </Button>
      </div>,
    );
    const link = screen.getByRole("link", { name });
    expect(link.getAttribute("aria-disabled")).toBe("true");
    expect(link.hasAttribute("disabled")).toBe(false);
    await userEvent.tab();
    expect(document.activeElement).toBe(link);
    await userEvent.keyboard("{Enter}");
    await userEvent.click(link);
    expect(fireEvent(link, new MouseEvent("auxclick", { button: 1, bubbles: true, cancelable: true }))).toBe(false);
    expect(press).not.toHaveBeenCalled();
    expect(outside).not.toHaveBeenCalled();
    expect(location.hash).toBe("");
  });
});
