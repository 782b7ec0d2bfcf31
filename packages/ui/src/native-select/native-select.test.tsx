import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRef } from "react";
import { expect, it } from "vitest";
import { Field } from "../field/field.tsx";
import { NativeSelect } from "./native-select.tsx";

const choices = [
  <option key="demo" value="demo">
    Demo
  </option>,
  <option key="pricing" value="pricing">
    Pricing
  </option>,
];

it("is a native select that takes native props, ref and class name, and takes part in its form", async () => {
  const ref = createRef<HTMLSelectElement>();
  render(
    <form aria-label="Contact">
      <NativeSelect ref={ref} aria-label="Subject" name="subject" className="mt-2" defaultValue="demo">
        {choices}
      </NativeSelect>
    </form>,
  );
  const select = screen.getByRole("combobox", { name: "Subject" });
  expect(ref.current).toBe(select);
  expect(select.className).toMatch(/ mt-2$/);
  await userEvent.selectOptions(select, "Pricing");
  expect(new FormData(screen.getByRole<HTMLFormElement>("form")).get("subject")).toBe("pricing");
});

it("starts with its placeholder, which is not a valid choice", () => {
  render(
    <NativeSelect aria-label="Subject" name="subject" placeholder="Choose a subject" required>
      {choices}
    </NativeSelect>,
  );
  const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "Subject" });
  expect(select.value).toBe("");
  expect(select.checkValidity()).toBe(false);
  expect(screen.getByRole<HTMLOptionElement>("option", { name: "Choose a subject" }).disabled).toBe(true);
});

it("is wired to the Field around it", () => {
  render(
    <Field label="Subject" help="What is it about?" error="Choose a subject." required>
      <NativeSelect placeholder="Choose a subject">{choices}</NativeSelect>
    </Field>,
  );
  const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "Subject" });
  expect(select).toMatchObject({ required: true });
  expect(select.getAttribute("aria-invalid")).toBe("true");
  const described = (select.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent);
  expect(described.join(" ")).toMatch(/What is it about\?.*Choose a subject\./);
});
