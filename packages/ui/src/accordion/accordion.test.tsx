import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRef } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from "./accordion.tsx";

const rows = [
  <AccordionItem key="time" value="time">
    <AccordionTrigger>How long?</AccordionTrigger>
    <AccordionContent>Three weeks</AccordionContent>
  </AccordionItem>,
  <AccordionItem key="rules" value="rules">
    <AccordionTrigger level={4}>Which rules?</AccordionTrigger>
    <AccordionContent>Yours first</AccordionContent>
  </AccordionItem>,
];

const row = (name: string) => {
  const summary = screen.getByRole("heading", { name }).closest("summary");
  if (summary === null) throw new Error(`No row has the title ${name}`);
  return summary;
};
const isOpen = (name: string) => row(name).closest("details")?.open;

describe("an accordion", () => {
  it("opens one row at a time, natively through a shared name, and closes the open one", async () => {
    render(<Accordion>{rows}</Accordion>);
    await userEvent.click(row("Which rules?"));
    const names = ["How long?", "Which rules?"].map((name) => row(name).closest("details")?.getAttribute("name"));
    expect(names[0]).toBeTruthy();
    expect(names[0]).toBe(names[1]);
    expect(isOpen("Which rules?")).toBe(true);
    await userEvent.click(row("Which rules?"));
    expect(isOpen("Which rules?")).toBe(false);
  });

  it("follows its parent when controlled", async () => {
    const change = vi.fn<(value: string) => void>();
    const { rerender } = render(
      <Accordion value="time" onValueChange={change}>
        {rows}
      </Accordion>,
    );
    await userEvent.click(row("Which rules?"));
    expect(change.mock.calls).toEqual([["rules"]]);
    expect([isOpen("How long?"), isOpen("Which rules?")]).toEqual([true, false]);
    rerender(
      <Accordion value="" onValueChange={change}>
        {rows}
      </Accordion>,
    );
    expect([isOpen("How long?"), isOpen("Which rules?")]).toEqual([false, false]);
  });

  it("closes a row that was opened before hydration", async () => {
    const change = vi.fn<(value: string[]) => void>();
    const accordion = (
      <Accordion type="multiple" value={[]} onValueChange={change}>
        <AccordionItem value="rules" suppressHydrationWarning>
          <AccordionTrigger>Which rules?</AccordionTrigger>
        </AccordionItem>
      </Accordion>
    );
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(accordion);
    await userEvent.click(row("Which rules?"));
    expect(isOpen("Which rules?")).toBe(true);
    render(accordion, { container, hydrate: true });
    await userEvent.click(row("Which rules?"));
    expect(isOpen("Which rules?")).toBe(false);
    await userEvent.click(row("Which rules?"));
    expect(change.mock.calls).toEqual([[["rules"]]]);
  });

  it("opens several rows with type multiple", async () => {
    const change = vi.fn<(value: string[]) => void>();
    render(
      <Accordion type="multiple" onValueChange={change}>
        {rows}
      </Accordion>,
    );
    await userEvent.click(row("How long?"));
    await userEvent.click(row("Which rules?"));
    expect([isOpen("How long?"), isOpen("Which rules?")]).toEqual([true, true]);
    await vi.waitFor(() => expect(change).toHaveBeenLastCalledWith(["time", "rules"]));
  });

  it("renders its titles as headings of the given level", () => {
    render(<Accordion defaultValue="time">{rows}</Accordion>);
    expect(screen.getByRole("heading", { level: 3, name: "How long?" })).not.toBeNull();
    expect(screen.getByRole("heading", { level: 4, name: "Which rules?" })).not.toBeNull();
  });

  it("moves between rows with arrow keys, Home and End", async () => {
    render(<Accordion>{rows}</Accordion>);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(row("Which rules?"));
    await userEvent.keyboard("{Home}");
    expect(document.activeElement).toBe(row("How long?"));
  });

  it("ignores disclosures nested in its rows", async () => {
    const change = vi.fn<(value: string) => void>();
    render(
      <Accordion value="" onValueChange={change}>
        <AccordionItem value="outer">
          <AccordionTrigger>Which rules?</AccordionTrigger>
          <AccordionContent>
            <details>
              <summary>A note</summary>
            </details>
            <Accordion defaultValue="inner">
              <AccordionItem value="inner">
                <AccordionTrigger level={4}>Yours</AccordionTrigger>
              </AccordionItem>
            </Accordion>
          </AccordionContent>
        </AccordionItem>
        <AccordionItem value="last">
          <AccordionTrigger>How long?</AccordionTrigger>
        </AccordionItem>
      </Accordion>,
    );
    await userEvent.click(row("Which rules?"));
    expect(change.mock.calls).toEqual([["outer"]]);
    row("Which rules?").focus();
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(row("How long?"));
  });

  it("does nothing while disabled", async () => {
    render(<Accordion disabled>{rows}</Accordion>);
    await userEvent.click(row("How long?"));
    expect(isOpen("How long?")).toBe(false);
  });

  it("passes ref and class name to the matching elements", () => {
    const trigger = createRef<HTMLElement>();
    const content = createRef<HTMLDivElement>();
    render(
      <Accordion defaultValue="a" className="mt-8" data-testid="root">
        <AccordionItem value="a" className="px-2" data-testid="item">
          <AccordionTrigger ref={trigger} className="py-6">
            Title
          </AccordionTrigger>
          <AccordionContent ref={content} className="bg-surface">
            Text
          </AccordionContent>
        </AccordionItem>
      </Accordion>,
    );
    expect(screen.getByTestId("root").classList).toContain("mt-8");
    expect(screen.getByTestId("item").hasAttribute("open")).toBe(true);
    expect(trigger.current).toBe(row("Title"));
    expect(content.current?.textContent).toBe("Text");
    expect(content.current?.classList).toContain("bg-surface");
  });
});

describe("a closed row", () => {
  it("is included in the server-rendered page", () => {
    expect(renderToString(<Accordion>{rows}</Accordion>)).toContain("Three weeks");
  });

  it("reports being opened by the browser, as find-in-page does", async () => {
    const change = vi.fn<(value: string) => void>();
    render(<Accordion onValueChange={change}>{rows}</Accordion>);
    row("Which rules?").closest("details")?.toggleAttribute("open", true);
    await vi.waitFor(() => expect(change.mock.calls).toEqual([["rules"]]));
  });
});
