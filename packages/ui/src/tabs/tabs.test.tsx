import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRef } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { Tabs, TabsContent, TabsList, type TabsProps, TabsTrigger } from "./tabs.tsx";

function Catalog(props: Partial<TabsProps>) {
  return (
    <Tabs defaultValue="agents" {...props}>
      <TabsList aria-label="AI Agent Catalog">
        <TabsTrigger value="agents">Business Agents</TabsTrigger>
        <TabsTrigger value="voice" disabled>
          Voice
        </TabsTrigger>
        <TabsTrigger value="features">Features</TabsTrigger>
        <TabsTrigger value="prices">Prices</TabsTrigger>
      </TabsList>
      <TabsContent value="agents">Three agents</TabsContent>
      <TabsContent value="features">Six capabilities</TabsContent>
      <TabsContent value="prices">From $2,500</TabsContent>
    </Tabs>
  );
}

const tab = (name: string) => screen.getByRole("tab", { name });

describe("tabs", () => {
  it("show the content of the selected tab, named by it", async () => {
    const change = vi.fn<(value: string) => void>();
    render(<Catalog onValueChange={change} />);
    expect(screen.getByRole("tabpanel", { name: "Business Agents" }).textContent).toBe("Three agents");
    await userEvent.click(tab("Features"));
    expect(screen.getByRole("tabpanel", { name: "Features" }).textContent).toBe("Six capabilities");
    expect(change.mock.calls).toEqual([["features"]]);
  });

  it("are one tab stop, with arrow keys that skip disabled tabs and wrap around", async () => {
    render(<Catalog />);
    await userEvent.tab();
    expect(document.activeElement).toBe(tab("Business Agents"));
    await userEvent.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(tab("Features"));
    expect(tab("Features").getAttribute("aria-selected")).toBe("true");
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    expect(document.activeElement).toBe(tab("Business Agents"));
  });

  it("are reachable when none is selected", async () => {
    render(<Catalog defaultValue="" />);
    await userEvent.tab();
    expect(document.activeElement).toBe(tab("Business Agents"));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole("tabpanel", { name: "Business Agents" }));
  });

  it.each(["of another page", "voice"])("are reachable when the selected one is %o", async (value) => {
    const change = vi.fn<(value: string) => void>();
    const { rerender } = render(<Catalog value={value} onValueChange={change} />);
    await userEvent.tab();
    expect(document.activeElement).toBe(tab("Business Agents"));
    expect(change.mock.calls).toEqual([["agents"]]);
    rerender(<Catalog value="features" />);
    expect(screen.getAllByRole("tab").filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab("Features")]);
  });

  it.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }])("ignore an arrow key with %o", (held) => {
    render(<Catalog />);
    tab("Business Agents").focus();
    expect(fireEvent.keyDown(tab("Business Agents"), { key: "ArrowRight", ...held })).toBe(true);
    expect(document.activeElement).toBe(tab("Business Agents"));
  });

  it("follow the surrounding writing direction without setting one themselves", async () => {
    render(
      <div dir="rtl">
        <Catalog data-testid="tabs" />
      </div>,
    );
    expect(screen.getByTestId("tabs").hasAttribute("dir")).toBe(false);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    expect(document.activeElement).toBe(tab("Features"));
  });

  it("only move focus when activation is manual", async () => {
    render(<Catalog activationMode="manual" />);
    await userEvent.tab();
    await userEvent.keyboard("{End}");
    expect(tab("Prices").getAttribute("aria-selected")).toBe("false");
    await userEvent.keyboard("{Enter}");
    expect(tab("Prices").getAttribute("aria-selected")).toBe("true");
  });

  it("pass ref, class name and handlers to the matching elements", async () => {
    const root = createRef<HTMLDivElement>();
    const list = createRef<HTMLDivElement>();
    const focus = vi.fn<() => void>();
    render(
      <Tabs ref={root} className="mt-8" dir="ltr" defaultValue="one" onFocusCapture={focus}>
        <TabsList ref={list} className="px-4">
          <TabsTrigger value="one">One</TabsTrigger>
        </TabsList>
      </Tabs>,
    );
    expect(root.current?.classList).toContain("mt-8");
    expect(root.current?.dir).toBe("ltr");
    expect(list.current).toBe(screen.getByRole("tablist"));
    expect(list.current?.classList).toContain("px-4");
    await userEvent.tab();
    expect(focus).toHaveBeenCalled();
  });

  it("render on the server, with the selected content", () => {
    expect(renderToString(<Catalog />)).toContain("Three agents");
  });
});

describe("a row of tabs that is too narrow", () => {
  it.each(["tablist", "tab"])("brings the selected tab into view when the %s is resized", (role) => {
    const resized = new Map<Element, () => void>();
    vi.stubGlobal(
      "ResizeObserver",
      class {
        readonly #callback: () => void;
        constructor(callback: () => void) {
          this.#callback = callback;
        }
        observe(element: Element) {
          resized.set(element, this.#callback);
        }
        disconnect() {
          resized.clear();
        }
      },
    );
    let width = 80;
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function at(this: HTMLElement) {
      return this.getAttribute("role") === "tablist" ? new DOMRect(0, 0, 300) : new DOMRect(40, 0, width);
    });
    const { unmount } = render(<Catalog value="features" />);
    expect(screen.getByRole("tablist").scrollLeft).toBe(0);
    width = 400;
    resized.get(screen.getByRole(role, role === "tab" ? { selected: true } : {}))?.();
    expect(screen.getByRole("tablist").scrollLeft).toBe(40 + 400 + 36 - 300);
    unmount();
    expect(resized.size).toBe(0);
  });

  it("brings a tab selected from outside into view", async () => {
    vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function at(this: HTMLElement) {
      if (this.getAttribute("role") === "tablist") return new DOMRect(0, 0, 300, 48);
      return this.textContent === "Features" ? new DOMRect(400, 0, 80, 48) : new DOMRect(40, 0, 80, 48);
    });
    const { rerender } = render(<Catalog value="agents" />);
    const list = screen.getByRole("tablist");
    expect(list.scrollLeft).toBe(0);
    rerender(<Catalog value="features" />);
    await vi.waitFor(() => expect(list.scrollLeft).toBe(400 + 80 + 36 - 300));
  });
});
