import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
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

  it("changes nothing where it is only read", async () => {
    const options = ["Quotes", "Invoicing"].map((label) => ({ value: label.toLowerCase(), label }));
    render(
      <form aria-label="Lead">
        <MultiSelect aria-label="Tasks" options={options} name="task" defaultValues={["quotes"]} readOnly />
      </form>,
    );
    await userEvent.click(screen.getByRole("combobox", { name: "Tasks" }));
    await userEvent.keyboard("{ArrowDown}{Enter}{Backspace}");
    await userEvent.click(screen.getByRole("button", { name: "Remove Quotes" }));
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(new FormData(screen.getByRole("form")).getAll("task")).toEqual(["quotes"]);
  });
});
