import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { Field } from "../field/field.tsx";
import { Combobox, type ComboboxProps } from "./combobox.tsx";

const options = [
  { value: "1", label: "Quotes" },
  { value: "2", label: "Lead replies" },
  { value: "3", label: "Leave", disabled: true },
];

function Example(props: Partial<ComboboxProps>) {
  return (
    <form aria-label="Task">
      <Field label="Task" error="Choose one." required>
        <Combobox options={options} name="task" {...props} />
      </Field>
    </form>
  );
}

const field = () => screen.getByRole<HTMLInputElement>("combobox", { name: "Task" });
const sent = () => new FormData(screen.getByRole("form")).get("task");

describe("a combobox", () => {
  it("is wired to its field, and submits its value with the form", async () => {
    render(<Example defaultValue="2" />);
    expect(field()).toMatchObject({ value: "Lead replies", ariaInvalid: "true", required: true });
    expect(sent()).toBe("2");
    await userEvent.click(field());
    fireEvent.click(screen.getByRole("option", { name: "Leave" }));
    expect(sent()).toBe("2");
    fireEvent.click(screen.getByRole("option", { name: "Quotes" }));
    expect(sent()).toBe("1");
    expect(field().value).toBe("Quotes");
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it("opens no list when read-only", async () => {
    render(<Example defaultValue="2" readOnly />);
    await userEvent.click(field());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(sent()).toBe("2");
  });

  it("restores its choice after unmatched text, accepts a fully typed name, and clears when emptied", async () => {
    render(<Example defaultValue="2" />);
    await userEvent.type(field(), " and more");
    fireEvent.blur(field());
    expect(field().value).toBe("Lead replies");
    fireEvent.change(field(), { target: { value: "quotes" } });
    fireEvent.blur(field());
    expect(sent()).toBe("1");
    fireEvent.change(field(), { target: { value: "" } });
    fireEvent.blur(field());
    expect(sent()).toBe("");
  });

  it.each([
    ["ArrowDown", "", "Quotes"],
    ["ArrowUp", "", "Lead replies"],
    ["ArrowDown", "2", "Lead replies"],
  ])("opens on %s with choice %o at %s", (key, defaultValue, name) => {
    render(<Example defaultValue={defaultValue} />);
    fireEvent.keyDown(field(), { key });
    const lit = field().getAttribute("aria-activedescendant");
    expect(screen.getByRole("option", { name }).id).toBe(lit);
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    "leaves Enter to the form while its list is closed, and to an IME: %o",
    (state) => {
      render(<Example />);
      expect(fireEvent.keyDown(field(), { key: "Enter" })).toBe(true);
      fireEvent.change(field(), { target: { value: "q" } });
      fireEvent.keyDown(field(), { key: "Enter", ...state });
      expect(sent()).toBe("");
      expect(fireEvent.keyDown(field(), { key: "Enter" })).toBe(false);
      expect(sent()).toBe("1");
    },
  );

  it("highlights none of the earlier results while new ones are loading", () => {
    const { rerender } = render(<Example onQueryChange={() => {}} onCreate={() => {}} loading />);
    fireEvent.change(field(), { target: { value: "boats" } });
    expect(field().getAttribute("aria-activedescendant")).toBeNull();
    expect(fireEvent.keyDown(field(), { key: "Enter" })).toBe(false);
    expect(sent()).toBe("");
    rerender(<Example onQueryChange={() => {}} options={[{ value: "4", label: "Boat hire" }]} />);
    fireEvent.keyDown(field(), { key: "Enter" });
    expect(sent()).toBe("4");
  });

  it("highlights the best of its own options while more are loading", () => {
    render(<Example loading />);
    fireEvent.change(field(), { target: { value: "q" } });
    fireEvent.keyDown(field(), { key: "Enter" });
    expect(sent()).toBe("1");
  });

  it("does not submit the form on Enter while its text has no match", () => {
    render(<Example defaultValue="2" />);
    fireEvent.change(field(), { target: { value: "boats" } });
    expect(fireEvent.keyDown(field(), { key: "Enter" })).toBe(false);
    expect(field().value).toBe("boats");
  });

  it("remembers the name of a choice that is no longer among the results", () => {
    const ask = vi.fn<(query: string) => void>();
    const { rerender } = render(<Example onQueryChange={ask} />);
    fireEvent.change(field(), { target: { value: "quo" } });
    fireEvent.click(screen.getByRole("option", { name: "Quotes" }));
    expect(ask.mock.calls).toEqual([["quo"], [""]]);
    rerender(<Example onQueryChange={ask} options={[]} />);
    expect(field().value).toBe("Quotes");
  });

  it("remembers it when the options change with the choice", () => {
    function Searched() {
      const [found, setFound] = useState(options);
      return <Example options={found} onQueryChange={(query) => setFound(query ? options : [])} />;
    }
    render(<Searched />);
    fireEvent.change(field(), { target: { value: "quo" } });
    fireEvent.click(screen.getByRole("option", { name: "Quotes" }));
    expect(field().value).toBe("Quotes");
  });

  it.each<Partial<ComboboxProps>>([{ defaultValue: "2" }, { value: "2" }])(
    "also remembers the name of an initial choice: %o",
    (chosen) => {
      const { rerender } = render(<Example {...chosen} onQueryChange={() => {}} />);
      rerender(<Example {...chosen} onQueryChange={() => {}} options={options.slice(0, 1)} />);
      expect(field().value).toBe("Lead replies");
      expect(sent()).toBe("2");
    },
  );

  it("follows a changed option label", () => {
    const { rerender } = render(<Example defaultValue="1" />);
    rerender(<Example defaultValue="1" options={[{ value: "1", label: "Estimates" }]} />);
    expect(field().value).toBe("Estimates");
  });
});
