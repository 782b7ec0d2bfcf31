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
  it("is wired to its field, and its value takes part in the form", async () => {
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

  it("opens no list where it is only read", async () => {
    render(<Example defaultValue="2" readOnly />);
    await userEvent.click(field());
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(sent()).toBe("2");
  });

  it("puts its choice back when other text is left, takes a name that was typed out, and clears when it is emptied", async () => {
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
  ])("opens by %s with choice %o at %s", (key, defaultValue, name) => {
    render(<Example defaultValue={defaultValue} />);
    fireEvent.keyDown(field(), { key });
    const lit = field().getAttribute("aria-activedescendant");
    expect(screen.getByRole("option", { name }).id).toBe(lit);
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    "leaves Enter to the form while its list is closed, and to an input method: %o",
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

  it("lights none of the options that were found before while others are on their way", () => {
    const { rerender } = render(<Example onQueryChange={() => {}} onCreate={() => {}} loading />);
    fireEvent.change(field(), { target: { value: "boats" } });
    expect(field().getAttribute("aria-activedescendant")).toBeNull();
    expect(fireEvent.keyDown(field(), { key: "Enter" })).toBe(false);
    expect(sent()).toBe("");
    rerender(<Example onQueryChange={() => {}} options={[{ value: "4", label: "Boat hire" }]} />);
    fireEvent.keyDown(field(), { key: "Enter" });
    expect(sent()).toBe("4");
  });

  it("lights the best of its own options while more of them are on their way", () => {
    render(<Example loading />);
    fireEvent.change(field(), { target: { value: "q" } });
    fireEvent.keyDown(field(), { key: "Enter" });
    expect(sent()).toBe("1");
  });

  it("keeps Enter from the form while there is text that nothing was found for", () => {
    render(<Example defaultValue="2" />);
    fireEvent.change(field(), { target: { value: "boats" } });
    expect(fireEvent.keyDown(field(), { key: "Enter" })).toBe(false);
    expect(field().value).toBe("boats");
  });

  it("remembers the name of a choice that is no longer among the options that were found", () => {
    const ask = vi.fn<(query: string) => void>();
    const { rerender } = render(<Example onQueryChange={ask} />);
    fireEvent.change(field(), { target: { value: "quo" } });
    fireEvent.click(screen.getByRole("option", { name: "Quotes" }));
    expect(ask.mock.calls).toEqual([["quo"], [""]]);
    rerender(<Example onQueryChange={ask} options={[]} />);
    expect(field().value).toBe("Quotes");
  });

  it("remembers it where the options change with the choice", () => {
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
    "remembers the name of %o, which it begins with, too",
    (chosen) => {
      const { rerender } = render(<Example {...chosen} onQueryChange={() => {}} />);
      rerender(<Example {...chosen} onQueryChange={() => {}} options={options.slice(0, 1)} />);
      expect(field().value).toBe("Lead replies");
      expect(sent()).toBe("2");
    },
  );

  it("follows a name that its options change", () => {
    const { rerender } = render(<Example defaultValue="1" />);
    rerender(<Example defaultValue="1" options={[{ value: "1", label: "Estimates" }]} />);
    expect(field().value).toBe("Estimates");
  });
});
