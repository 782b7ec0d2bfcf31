import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRef } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Select, SelectItem } from "./select.tsx";

const subjects = [
  { value: "pricing", label: "Pricing" },
  { value: "audit", label: "Free AI audit", disabled: true },
  { value: "other", label: "Something else" },
];

// APIs that a real list needs and jsdom lacks.
beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => {};
});

const sent = (form: HTMLElement) => Object.fromEntries(new FormData(form as HTMLFormElement));

describe("a select", () => {
  it("passes native props, ref and class name to its button", () => {
    const ref = createRef<HTMLButtonElement>();
    render(<Select ref={ref} aria-label="Subject" options={subjects} className="mt-2" title="Subject" />);
    const trigger = screen.getByRole("combobox", { name: "Subject" });
    expect(ref.current).toBe(trigger);
    expect(trigger.className).toMatch(/ mt-2$/);
    expect(trigger.title).toBe("Subject");
  });

  it("shows the placeholder until an option is selected, and reports which", async () => {
    const choose = vi.fn<(value: string) => void>();
    render(<Select aria-label="Subject" options={subjects} placeholder="Choose a subject" onValueChange={choose} />);
    const trigger = screen.getByRole("combobox");
    expect(trigger.textContent).toBe("Choose a subject");
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    expect(screen.getByRole("option", { name: "Free AI audit" }).getAttribute("aria-disabled")).toBe("true");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    expect(choose).toHaveBeenCalledExactlyOnceWith("other");
    expect(screen.getByRole("combobox").textContent).toBe("Something else");
  });

  it("keeps its value when controlled", async () => {
    const choose = vi.fn<(value: string) => void>();
    render(<Select aria-label="Subject" options={subjects} value="pricing" onValueChange={choose} />);
    screen.getByRole("combobox").focus();
    await userEvent.keyboard("{Enter}{End}{Enter}");
    expect(choose).toHaveBeenCalledWith("other");
    expect(screen.getByRole("combobox").textContent).toBe("Pricing");
  });

  it("is submitted and reset with its form", async () => {
    render(
      <form aria-label="Contact">
        <Select aria-label="Subject" name="subject" options={subjects} placeholder="Choose" defaultValue="pricing" />
      </form>,
    );
    const form = screen.getByRole<HTMLFormElement>("form");
    expect(sent(form)).toEqual({ subject: "pricing" });
    screen.getByRole("combobox").focus();
    await userEvent.keyboard("{Enter}{End}{Enter}");
    expect(sent(form)).toEqual({ subject: "other" });
    fireEvent.reset(form);
    expect(screen.getByRole("combobox").textContent).toBe("Pricing");
  });

  it("returns to its placeholder when its form is reset", async () => {
    render(
      <form aria-label="Contact">
        <Select aria-label="Subject" options={subjects} placeholder="Choose" />
      </form>,
    );
    screen.getByRole("combobox").focus();
    await userEvent.keyboard("{Enter}{End}{Enter}");
    fireEvent.reset(screen.getByRole("form"));
    expect(screen.getByRole("combobox").textContent).toBe("Choose");
  });

  it("takes items as children, and shows the text of the selected one", async () => {
    render(
      <Select aria-label="Agent" defaultValue="books">
        <SelectItem value="books">Finance Bot</SelectItem>
      </Select>,
    );
    expect(screen.getByRole("combobox").textContent).toBe("Finance Bot");
  });

  it("carries the theme of its place over to the list", async () => {
    render(
      <div data-theme="light">
        <Select aria-label="Subject" options={subjects} />
      </div>,
    );
    screen.getByRole("combobox").focus();
    await userEvent.keyboard("{Enter}");
    const list = screen.getByRole("listbox");
    expect(list.dataset["theme"]).toBe("light");
    expect(list.closest("div[data-theme=light] div[data-theme=light]")).toBeNull();
  });

  it("moves focus that the browser puts on its hidden native select to the button", () => {
    render(
      <form>
        <Select aria-label="Subject" options={subjects} required />
      </form>,
    );
    document.querySelector("select")?.focus();
    expect(document.activeElement).toBe(screen.getByRole("combobox"));
  });
});
