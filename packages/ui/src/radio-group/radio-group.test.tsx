import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRef } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { RadioGroup, RadioGroupItem, type RadioGroupProps } from "./radio-group.tsx";

// Radix measures its hidden inputs, which jsdom cannot.
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

const group = (props: Partial<RadioGroupProps> = {}) => (
  <RadioGroup legend="When" name="when" {...props}>
    <RadioGroupItem value="now">Now</RadioGroupItem>
    <RadioGroupItem value="later">Later</RadioGroupItem>
  </RadioGroup>
);

const radio = (name: string) => screen.getByRole("radio", { name });

describe("a radio group", () => {
  it("is named by its legend, and reports its error", () => {
    const ref = createRef<HTMLFieldSetElement>();
    render(group({ error: "Choose one.", required: true, ref, className: "mt-2" }));
    const found = screen.getByRole("radiogroup", { name: "When" });
    expect(ref.current).toBe(found);
    expect(found.className).toMatch(/ mt-2$/);
    expect(found.getAttribute("aria-invalid")).toBe("true");
    expect(found.getAttribute("aria-required")).toBe("true");
    const error = found.getAttribute("aria-describedby") ?? "";
    expect(document.querySelector(`[id="${error}"]`)?.textContent).toBe("Choose one.");
  });

  it("selects by label and by arrow keys, however briefly they are pressed", async () => {
    const choose = vi.fn<(value: string) => void>();
    render(group({ onValueChange: choose }));
    await userEvent.click(screen.getByText("Now"));
    expect(choose).toHaveBeenLastCalledWith("now");
    fireEvent.keyDown(radio("Now"), { key: "ArrowDown" });
    fireEvent.keyUp(radio("Now"), { key: "ArrowDown" });
    await waitFor(() => expect(choose).toHaveBeenLastCalledWith("later"));
    expect(document.activeElement).toBe(radio("Later"));
  });

  it("does not select on Tab", async () => {
    const choose = vi.fn<(value: string) => void>();
    render(group({ onValueChange: choose }));
    await userEvent.tab();
    expect(document.activeElement).toBe(radio("Now"));
    expect(choose).not.toHaveBeenCalled();
  });

  it("is submitted and reset with its form", async () => {
    render(<form aria-label="Audit">{group({ defaultValue: "now" })}</form>);
    const form = screen.getByRole<HTMLFormElement>("form");
    await userEvent.click(radio("Later"));
    expect(new FormData(form).get("when")).toBe("later");
    fireEvent.reset(form);
    expect(radio("Now").getAttribute("aria-checked")).toBe("true");
  });

  it("is disabled as a whole", () => {
    render(group({ disabled: true }));
    for (const item of screen.getAllByRole<HTMLButtonElement>("radio")) expect(item.disabled).toBe(true);
  });

  it("passes an item's props and ref to its circle, and its class name to its row", () => {
    const ref = createRef<HTMLButtonElement>();
    render(
      <RadioGroup legend="When">
        <RadioGroupItem value="now" ref={ref} title="Today" className="ms-7">
          Now
        </RadioGroupItem>
      </RadioGroup>,
    );
    expect(ref.current).toBe(radio("Now"));
    expect(ref.current?.title).toBe("Today");
    expect(screen.getByText("Now").parentElement?.className).toMatch(/ ms-7$/);
  });
});
