import { render, screen } from "@testing-library/react";
import { createRef } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { NavigationSheet, type NavigationSheetProps, NavigationSheetTrigger, SheetGroup, SheetRow } from "./sheet.tsx";

function Example(props: Partial<NavigationSheetProps>) {
  return (
    <>
      <header>
        <a href="#home">Home</a>
        <NavigationSheetTrigger popoverTarget="menu" aria-label="Menu" className="md:hidden" />
        <NavigationSheet id="menu" aria-label="Menu" {...props}>
          <SheetGroup label="Solutions" name="group">
            <SheetRow level="sub" href="#delivery">
              Delivery
            </SheetRow>
          </SheetGroup>
          <SheetRow href="#about">About</SheetRow>
        </NavigationSheet>
      </header>
      <main>
        <h1>Home</h1>
      </main>
      <p aria-live="polite">Saved</p>
      <p role="status">Connection lost</p>
    </>
  );
}

const sheet = () => document.getElementById("menu");
/** The event that a browser fires before it shows or hides a popover; jsdom has none. */
const toggle = (newState: "open" | "closed") =>
  sheet()?.dispatchEvent(Object.assign(new Event("beforetoggle"), { newState }));

describe("a navigation sheet", () => {
  it("is whole in the HTML of a server, and opens there without a script", () => {
    const html = renderToString(<Example />);
    expect(html).toMatch(/<button type="button" popoverTarget="menu"/i);
    expect(html).toMatch(/<nav popover="auto" id="menu"/);
    expect(html).toMatch(/<details name="group"/);
    expect(html).toContain("Delivery");
  });

  it("shuts the page behind it, but for the header and what speaks by itself, until it closes", () => {
    render(<Example />);
    const main = screen.getByRole("main");
    toggle("open");
    expect(main.hasAttribute("inert")).toBe(true);
    expect(document.querySelector("header")?.closest("[inert]")).toBeNull();
    for (const text of ["Saved", "Connection lost"]) expect(screen.getByText(text).closest("[inert]")).toBeNull();
    toggle("closed");
    expect(main.hasAttribute("inert")).toBe(false);
  });

  it("opens the page again when it goes away", () => {
    const { rerender } = render(<Example />);
    toggle("open");
    rerender(<main>Another page</main>);
    expect(document.querySelector("[inert]")).toBeNull();
  });

  it("hands props, ref and class names to its elements", () => {
    const ref = createRef<HTMLElement>();
    render(<Example ref={ref} className="mt-8" data-kind="phone" />);
    expect(ref.current).toBe(sheet());
    expect(ref.current?.classList).toContain("mt-8");
    expect(ref.current?.dataset["kind"]).toBe("phone");
    expect(screen.getByRole("button", { name: "Menu" }).classList).toContain("md:hidden");
  });
});
