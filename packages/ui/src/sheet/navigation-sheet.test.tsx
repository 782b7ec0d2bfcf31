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
  it("is complete in server HTML, and opens there without JavaScript", () => {
    const html = renderToString(<Example />);
    expect(html).toMatch(/<button type="button" popoverTarget="menu"/i);
    expect(html).toMatch(/<nav popover="auto" id="menu"/);
    expect(html).toMatch(/<details name="group"/);
    expect(html).toContain("Delivery");
  });

  it("makes the page behind it inert until it closes, except for the header and live regions", () => {
    render(<Example />);
    const main = screen.getByRole("main");
    toggle("open");
    expect(main.hasAttribute("inert")).toBe(true);
    expect(document.querySelector("header")?.closest("[inert]")).toBeNull();
    for (const text of ["Saved", "Connection lost"]) expect(screen.getByText(text).closest("[inert]")).toBeNull();
    toggle("closed");
    expect(main.hasAttribute("inert")).toBe(false);
  });

  it("makes the page usable again when it unmounts", () => {
    const { rerender } = render(<Example />);
    toggle("open");
    rerender(<main>Another page</main>);
    expect(document.querySelector("[inert]")).toBeNull();
  });

  it("passes props, ref and class names to its elements", () => {
    const ref = createRef<HTMLElement>();
    render(<Example ref={ref} className="mt-8" data-kind="phone" />);
    expect(ref.current).toBe(sheet());
    expect(ref.current?.classList).toContain("mt-8");
    expect(ref.current?.dataset["kind"]).toBe("phone");
    expect(screen.getByRole("button", { name: "Menu" }).classList).toContain("md:hidden");
  });
});
