import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Field } from "../field/field.tsx";
import { MultiSelect } from "./multi-select.tsx";

describe("a multi-select", () => {
  it("sends each of its values, and names what is chosen", () => {
    const options = ["Quotes", "Invoicing"].map((label) => ({ value: label.toLowerCase(), label }));
    render(
      <form aria-label="Lead">
        <Field label="Tasks">
          <MultiSelect options={options} name="task" defaultValues={["quotes"]} className="w-80" />
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
});
