import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRef } from "react";
import { describe, expect, it, vi } from "vitest";
import { Button } from "../button/button.tsx";
import {
  Sheet,
  SheetClose,
  SheetContent,
  type SheetContentProps,
  SheetRow,
  SheetTitle,
  SheetTrigger,
} from "./sheet.tsx";

function Example(props: SheetContentProps) {
  return (
    <Sheet>
      <SheetTrigger asChild>
        <Button>Menu</Button>
      </SheetTrigger>
      <SheetContent {...props}>
        <SheetTitle visuallyHidden>Navigation</SheetTitle>
        <SheetClose asChild>
          <SheetRow href="#about">About</SheetRow>
        </SheetClose>
      </SheetContent>
    </Sheet>
  );
}

async function open() {
  await userEvent.click(screen.getByRole("button", { name: "Menu" }));
  return screen.findByRole("dialog", { name: "Navigation" });
}

describe("a sheet", () => {
  it("is named by its title, and passes props, ref and class name to its panel", async () => {
    const ref = createRef<HTMLDivElement>();
    render(<Example ref={ref} side="end" className="mt-8" id="menu" />);
    const sheet = await open();
    expect(ref.current).toBe(sheet);
    expect(sheet.id).toBe("menu");
    expect(sheet.classList).toContain("mt-8");
    expect(sheet.dataset).toMatchObject({ side: "end", state: "open" });
  });

  it("closes on Escape and returns focus", async () => {
    render(<Example closeLabel="Close menu" />);
    await open();
    expect(screen.getByRole("button", { name: "Close menu" })).toBeDefined();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Menu" })));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("closes when a link in a SheetClose is followed", async () => {
    render(<Example />);
    await open();
    await userEvent.click(screen.getByRole("link", { name: "About" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("takes the theme and direction of the place where it is rendered", async () => {
    render(
      <div data-theme="light" dir="rtl">
        <Example />
      </div>,
    );
    expect(await open()).toMatchObject({ dir: "rtl", dataset: { theme: "light" } });
  });

  it("uses the default side for an unknown one, with one warning", async () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    render(<Example side={"left" as "start"} />);
    expect((await open()).dataset["side"]).toBe("top");
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe("a row", () => {
  it("is a link that passes on its props", () => {
    render(<SheetRow href="#careers" level="sub" aria-current="page" className="mt-8" />);
    const row = screen.getByRole("link");
    expect(row.getAttribute("href")).toBe("#careers");
    expect(row.dataset["level"]).toBe("sub");
    expect(row.getAttribute("aria-current")).toBe("page");
    expect(row.classList).toContain("mt-8");
  });

  it("passes its look to its single child", () => {
    render(
      <SheetRow asChild>
        <button type="button">Solutions</button>
      </SheetRow>,
    );
    expect(screen.getByRole("button", { name: "Solutions" }).dataset["level"]).toBe("main");
    expect(screen.queryByRole("link")).toBeNull();
  });
});
