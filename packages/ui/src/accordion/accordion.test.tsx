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

const row = (name: string) => screen.getByRole("button", { name });
const isOpen = (name: string) => row(name).getAttribute("aria-expanded") === "true";

describe("an accordion", () => {
  it("opens one at a time and closes the open one", async () => {
    render(<Accordion>{rows}</Accordion>);
    await userEvent.click(row("How long?"));
    await userEvent.click(row("Which rules?"));
    expect([isOpen("How long?"), isOpen("Which rules?")]).toEqual([false, true]);
    await userEvent.click(row("Which rules?"));
    expect(isOpen("Which rules?")).toBe(false);
  });

  it("opens several where it is told to", async () => {
    const change = vi.fn<(value: string[]) => void>();
    render(
      <Accordion type="multiple" onValueChange={change}>
        {rows}
      </Accordion>,
    );
    await userEvent.click(row("How long?"));
    await userEvent.click(row("Which rules?"));
    expect([isOpen("How long?"), isOpen("Which rules?")]).toEqual([true, true]);
    expect(change).toHaveBeenLastCalledWith(["time", "rules"]);
  });

  it("is a list of headings of the level told, whose buttons name what they open", () => {
    render(<Accordion defaultValue="time">{rows}</Accordion>);
    expect(screen.getByRole("heading", { level: 3, name: "How long?" })).not.toBeNull();
    expect(screen.getByRole("heading", { level: 4, name: "Which rules?" })).not.toBeNull();
    const content = screen.getByRole("region", { name: "How long?" });
    expect(row("How long?").getAttribute("aria-controls")).toBe(content.id);
  });

  it("moves between rows with arrow keys, Home and End", async () => {
    render(<Accordion>{rows}</Accordion>);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(row("Which rules?"));
    await userEvent.keyboard("{Home}");
    expect(document.activeElement).toBe(row("How long?"));
  });

  it("does nothing while disabled", async () => {
    render(<Accordion disabled>{rows}</Accordion>);
    await userEvent.click(row("How long?"));
    expect(isOpen("How long?")).toBe(false);
  });

  it("hands ref and class name to the elements they stand for", () => {
    const trigger = createRef<HTMLButtonElement>();
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
    expect(screen.getByTestId("item").dataset["state"]).toBe("open");
    expect(trigger.current).toBe(row("Title"));
    expect(content.current).toBe(screen.getByRole("region", { name: "Title" }));
    expect(content.current?.classList).toContain("bg-surface");
  });
});

describe("a closed row", () => {
  it("is in the page that a server sends", () => {
    expect(renderToString(<Accordion>{rows}</Accordion>)).toContain("Three weeks");
  });

  it("is hidden until found, and opens when it is found", async () => {
    render(<Accordion>{rows}</Accordion>);
    const text = screen.getByText("Yours first");
    const hidden = text.closest('[hidden="until-found"]');
    expect(hidden).not.toBeNull();
    hidden?.dispatchEvent(new Event("beforematch", { bubbles: true }));
    await vi.waitFor(() => expect(isOpen("Which rules?")).toBe(true));
    expect(text.closest("[hidden]")).toBeNull();
    await userEvent.click(row("Which rules?"));
    await vi.waitFor(() => expect(text.closest("[hidden]")).not.toBeNull());
  });
});
