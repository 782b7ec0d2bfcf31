import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { Field } from "../field/field.tsx";
import { MultiSelect } from "./multi-select.tsx";

const tasks = ["Quotes", "Invoicing"].map((label) => ({ value: label.toLowerCase(), label }));

describe("a multi-select", () => {
  it("submits each of its values, and names the selected ones", () => {
    render(
      <form aria-label="Lead">
        <Field label="Tasks">
          <MultiSelect options={tasks} name="task" defaultValues={["quotes"]} className="w-80" />
        </Field>
      </form>,
    );
    const field = screen.getByRole("combobox", { name: "Tasks" });
    fireEvent.change(field, { target: { value: "inv" } });
    fireEvent.keyDown(field, { key: "Enter" });
    expect(new FormData(screen.getByRole("form")).getAll("task")).toEqual(["quotes", "invoicing"]);
    const chosen = screen.getByRole("list", { name: "Chosen" });
    expect([...chosen.children].map(({ textContent }) => textContent)).toEqual(["Quotes", "Invoicing"]);
    expect(screen.getAllByRole("option")).toHaveLength(2);
  });

  it("remembers the names of selected options that the search no longer finds", () => {
    const given = { "aria-label": "Tasks", defaultValues: ["quotes"], onQueryChange: () => {} };
    const { rerender } = render(<MultiSelect {...given} options={tasks} />);
    rerender(<MultiSelect {...given} options={tasks.slice(1)} />);
    const field = screen.getByRole("combobox", { name: "Tasks" });
    fireEvent.change(field, { target: { value: "inv" } });
    fireEvent.keyDown(field, { key: "Enter" });
    rerender(<MultiSelect {...given} options={[]} />);
    const chosen = screen.getByRole("list", { name: "Chosen" });
    expect([...chosen.children].map(({ textContent }) => textContent)).toEqual(["Quotes", "Invoicing"]);
  });

  it.each([
    ["by its own word", <MultiSelect key="own" aria-label="Tasks" options={tasks} required />],
    [
      "by its Field's",
      <Field key="field" label="Tasks" required>
        <MultiSelect options={tasks} />
      </Field>,
    ],
  ])("that is required, %s, demands a selection, but no text in the input beside it", (_, field) => {
    render(<form aria-label="Lead">{field}</form>);
    const form = screen.getByRole<HTMLFormElement>("form");
    const input = screen.getByRole("combobox", { name: /^Tasks/ });
    expect(input.getAttribute("aria-required")).toBe("true");
    expect(form.checkValidity()).toBe(false);
    fireEvent.change(input, { target: { value: "inv" } });
    fireEvent.keyDown(input, { key: "Enter" });
    expect(form.checkValidity()).toBe(true);
    expect(input.getAttribute("aria-required")).toBe("true");
  });

  it("changes nothing when it is read-only", async () => {
    render(
      <form aria-label="Lead">
        <MultiSelect aria-label="Tasks" options={tasks} name="task" defaultValues={["quotes"]} readOnly />
      </form>,
    );
    await userEvent.click(screen.getByRole("combobox", { name: "Tasks" }));
    await userEvent.keyboard("{ArrowDown}{Enter}{Backspace}");
    await userEvent.click(screen.getByRole("button", { name: "Remove Quotes" }));
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(new FormData(screen.getByRole("form")).getAll("task")).toEqual(["quotes"]);
  });
});
