import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRef } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Checkbox, CheckboxGroup } from "../checkbox/checkbox.tsx";
import { FileInput } from "../file-input/file-input.tsx";
import { Input } from "../input/input.tsx";
import { RadioGroup, RadioGroupItem } from "../radio-group/radio-group.tsx";
import { Select } from "../select/select.tsx";
import { Textarea } from "../textarea/textarea.tsx";
import { Field } from "./field.tsx";

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

/** The description that assistive technology reads after the name. */
function descriptionOf(element: Element): string {
  const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.querySelector(`[id="${id}"]`)?.textContent ?? `(no ${id})`).join(" / ");
}

describe("a field", () => {
  const controls = [
    ["Input", <Input key="input" />],
    ["Textarea", <Textarea key="textarea" />],
    ["Select", <Select key="select" options={[{ value: "a", label: "A" }]} />],
    ["FileInput", <FileInput key="file" />],
  ] as const;

  it.each(controls)("names and describes %s, and reports its error", (_, control) => {
    const field = (error?: string) => (
      <Field label="Resume" help="Up to 5 MB." error={error} required>
        {control}
      </Field>
    );
    const { rerender } = render(field());
    const found = screen.getByLabelText("Resume");
    expect(descriptionOf(found)).toBe("Up to 5 MB.");
    expect(found.hasAttribute("aria-invalid")).toBe(false);
    expect(found.matches(":required, [aria-required=true]")).toBe(true);
    rerender(field("Attach your resume."));
    expect(descriptionOf(found)).toBe("Up to 5 MB. / Attach your resume.");
    expect(found.getAttribute("aria-invalid")).toBe("true");
  });

  it("announces an error in a live region that was there before it", () => {
    const { rerender } = render(
      <Field label="Name">
        <Input />
      </Field>,
    );
    const region = document.querySelector("[aria-live]");
    expect(region?.textContent).toBe("");
    rerender(
      <Field label="Name" error="Enter your name.">
        <Input />
      </Field>,
    );
    expect(region?.textContent).toBe("Enter your name.");
    expect(region?.getAttribute("aria-live")).toBe("polite");
    rerender(
      <Field label="Name" error="">
        <Input />
      </Field>,
    );
    expect(region?.textContent).toBe("");
    expect(screen.getByLabelText("Name").hasAttribute("aria-describedby")).toBe(false);
  });

  it("lets the control's own props win, and merges the descriptions", () => {
    render(
      <>
        <p id="rule">At least 12 characters.</p>
        <Field label="Password" help="Kept in your vault." error="Too short." required>
          <Input id="password" aria-describedby="rule" aria-invalid={false} required={false} />
        </Field>
      </>,
    );
    const input = screen.getByLabelText<HTMLInputElement>("Password");
    expect(input.id).toBe("password");
    expect(input.required).toBe(false);
    expect(input.getAttribute("aria-invalid")).toBe("false");
    expect(descriptionOf(input)).toBe("At least 12 characters. / Kept in your vault. / Too short.");
  });

  it("marks an optional field with the given word", () => {
    render(
      <Field label="Firma" optional optionalWord="(freiwillig)">
        <Input />
      </Field>,
    );
    expect(screen.getByLabelText("Firma (freiwillig)")).toBeDefined();
  });

  it("passes native props, ref and class name to its element", () => {
    const ref = createRef<HTMLDivElement>();
    render(
      <Field ref={ref} label="Name" error="Enter your name." className="col-span-2" title="Name">
        <Input />
      </Field>,
    );
    expect(ref.current?.className).toMatch(/ col-span-2$/);
    expect(ref.current?.title).toBe("Name");
    expect(ref.current?.dataset).toHaveProperty("invalid");
  });

  it("focuses a Select without opening it when its label is clicked", async () => {
    render(
      <Field label="Subject">
        <Select options={[{ value: "a", label: "A" }]} />
      </Field>,
    );
    await userEvent.click(screen.getByText("Subject"));
    const trigger = screen.getByRole("combobox", { name: "Subject" });
    expect(document.activeElement).toBe(trigger);
    expect(trigger.getAttribute("aria-expanded")).toBe("false");
  });

  it("shows the error of a single checkbox", () => {
    render(
      <Field error="We need this.">
        <Checkbox>I agree</Checkbox>
      </Field>,
    );
    const box = screen.getByRole("checkbox", { name: "I agree" });
    expect(descriptionOf(box)).toBe("We need this.");
    expect(box.getAttribute("aria-invalid")).toBe("true");
  });
});

describe("a form on the server", () => {
  it("hydrates without a mismatch, with the chosen wording already in place", () => {
    const form = (
      <form>
        <Field label="Name" help="As in your passport.">
          <Input name="name" />
        </Field>
        <Field label="Subject">
          <Select options={[{ value: "a", label: "Pricing" }]} defaultValue="a" name="subject" />
        </Field>
        <Field label="Resume">
          <FileInput name="resume" />
        </Field>
        <Field label="Letter">
          <Textarea name="letter" rows={3} />
        </Field>
        <CheckboxGroup legend="Needs">
          <Checkbox name="needs" defaultChecked>
            Agent
          </Checkbox>
        </CheckboxGroup>
        <RadioGroup legend="When" name="when" defaultValue="now">
          <RadioGroupItem value="now">Now</RadioGroupItem>
        </RadioGroup>
      </form>
    );
    const html = renderToString(form);
    expect(html).toContain("Pricing");
    expect(html).not.toContain(' dir="');
    const place = document.createElement("div");
    place.innerHTML = html;
    document.body.append(place);
    const mismatch = vi.fn<(error: unknown) => void>();
    render(form, { container: place, hydrate: true, onRecoverableError: mismatch });
    expect(mismatch).not.toHaveBeenCalled();
    expect(Object.fromEntries(new FormData(place.querySelector("form") ?? undefined))).toMatchObject({
      subject: "a",
      needs: "on",
      when: "now",
    });
  });
});
