import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRef } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Checkbox, CheckboxGroup } from "./checkbox.tsx";

// Radix measures its hidden input, which jsdom cannot.
beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});

const sent = () => new FormData(screen.getByRole<HTMLFormElement>("form")).getAll("needs");

describe("a checkbox", () => {
  it("is named by its label, and toggled by a click anywhere in its row", async () => {
    const change = vi.fn<(checked: boolean | "indeterminate") => void>();
    render(<Checkbox onCheckedChange={change}>AI Agent</Checkbox>);
    await userEvent.click(screen.getByText("AI Agent"));
    expect(change).toHaveBeenCalledExactlyOnceWith(true);
    expect(screen.getByRole("checkbox", { name: "AI Agent" }).getAttribute("aria-checked")).toBe("true");
  });

  it("passes native props and ref to the box, and the class name to the row", () => {
    const ref = createRef<HTMLButtonElement>();
    const { container } = render(
      <Checkbox ref={ref} title="Agent" className="ms-7">
        AI Agent
      </Checkbox>,
    );
    expect(ref.current).toBe(screen.getByRole("checkbox"));
    expect(ref.current?.title).toBe("Agent");
    expect((container.firstChild as HTMLElement).className).toMatch(/ ms-7$/);
  });

  it("has a label with one control, as HTML allows, even before hydration", () => {
    const markup = renderToStaticMarkup(
      <form>
        <Checkbox name="needs">AI Agent</Checkbox>
      </form>,
    );
    const { body } = new DOMParser().parseFromString(markup, "text/html");
    const [label] = body.querySelectorAll("label");
    expect(label?.querySelectorAll("input, button")).toHaveLength(0);
    expect(label?.control).toBe(body.querySelector("button"));
  });

  it("reports an indeterminate state, and becomes checked on a click", async () => {
    render(<Checkbox defaultChecked="indeterminate">All tasks</Checkbox>);
    const box = screen.getByRole("checkbox");
    expect(box.getAttribute("aria-checked")).toBe("mixed");
    await userEvent.click(box);
    expect(box.getAttribute("aria-checked")).toBe("true");
  });

  it("is submitted and reset with its form", async () => {
    render(
      <form aria-label="Audit">
        <CheckboxGroup legend="Needs">
          <Checkbox name="needs" value="agent" defaultChecked>
            Agent
          </Checkbox>
          <Checkbox name="needs" value="advice">
            Advice
          </Checkbox>
        </CheckboxGroup>
      </form>,
    );
    expect(sent()).toEqual(["agent"]);
    await userEvent.click(screen.getByRole("checkbox", { name: "Advice" }));
    expect(sent()).toEqual(["agent", "advice"]);
    fireEvent.reset(screen.getByRole("form"));
    expect(screen.getByRole("checkbox", { name: "Advice" }).getAttribute("aria-checked")).toBe("false");
  });

  it("takes over the focus that the browser moves to its hidden input", () => {
    render(
      <form>
        <Checkbox required>I agree</Checkbox>
      </form>,
    );
    document.querySelector("input")?.focus();
    expect(document.activeElement).toBe(screen.getByRole("checkbox"));
  });
});

describe("a group of checkboxes", () => {
  it("is named by its legend, described by help and error, and marks each box invalid", () => {
    render(
      <CheckboxGroup legend="Needs" help="All that apply." error="Choose one." optional className="mt-2">
        <Checkbox>Agent</Checkbox>
        <Checkbox>Advice</Checkbox>
      </CheckboxGroup>,
    );
    const group = screen.getByRole("group", { name: "Needs (optional)" });
    const ids = group.getAttribute("aria-describedby")?.split(" ") ?? [];
    expect(ids.map((id) => document.querySelector(`[id="${id}"]`)?.textContent)).toEqual([
      "All that apply.",
      "Choose one.",
    ]);
    expect(group.className).toMatch(/ mt-2$/);
    for (const box of screen.getAllByRole("checkbox")) expect(box.getAttribute("aria-invalid")).toBe("true");
  });

  it("renders an unknown orientation as a column, and warns once", () => {
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    // @ts-expect-error -- the types know better.
    const group = <CheckboxGroup legend="Needs" orientation="diagonal" />;
    const { rerender } = render(group);
    rerender(group);
    expect(document.querySelector("[data-orientation]")?.getAttribute("data-orientation")).toBe("vertical");
    expect(warn).toHaveBeenCalledOnce();
  });
});
