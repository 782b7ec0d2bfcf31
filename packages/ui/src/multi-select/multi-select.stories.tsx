import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Field } from "../field/field.tsx";
import { MultiSelect, type MultiSelectProps } from "./multi-select.tsx";

const options = ["Lead replies", "Quotes", "Invoicing", "Bookkeeping", "Client onboarding", "Supplier emails"].map(
  (label) => ({ value: label, label, disabled: label === "Bookkeeping" }),
);

const meta = {
  title: "Components/MultiSelect",
  component: MultiSelect,
  args: { options, placeholder: "All tasks", onValuesChange: fn() },
  parameters: {
    docs: { story: { inline: false, height: "420px" } },
    usage: {
      when: ["Several choices of more than ten, such as the tags of a lead."],
      whenNot: [
        "Up to ten: a CheckboxGroup shows them all.",
        "One choice: that is a Combobox.",
        "A long order of many: people lose track of what they chose.",
      ],
    },
  },
  render: (args) => (
    <div className="min-h-[380px] max-w-[26rem]">
      <Field label="Tasks">
        <MultiSelect {...args} />
      </Field>
    </div>
  ),
} satisfies Meta<typeof MultiSelect>;
export default meta;

type Story = StoryObj<typeof meta>;

const some = { defaultValues: ["Quotes", "Client onboarding"] };

export const Default: Story = {};
export const Chosen: Story = { args: some };
export const Disabled: Story = { args: { ...some, disabled: true } };
export const Invalid: Story = {
  render: (args) => (
    <Field label="Tasks" error="Choose one at least.">
      <MultiSelect {...args} />
    </Field>
  ),
};
export const RightToLeftLargeText: Story = {
  args: some,
  globals: { direction: "rtl", text: "double", viewport: { value: "mobile1" } },
};

/** The list stays open while several are chosen; Backspace removes the last, a button removes any of them. */
export const Keyboard: Story = {
  args: some,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("combobox", { name: "Tasks" });
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole("option", { name: "Invoicing" }));
    await userEvent.click(screen.getByRole("option", { name: "Quotes" }));
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(["Client onboarding", "Invoicing"]);
    await expect(screen.getByRole("option", { name: "Invoicing" })).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{Backspace}");
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(["Client onboarding"]);
    await userEvent.click(canvas.getByRole("button", { name: "Remove Client onboarding" }));
    await expect(field).toHaveFocus();
    await expect(args.onValuesChange).toHaveBeenLastCalledWith([]);
  },
};

export const Hover: Story = { args: some, parameters: { pseudo: { hover: true } } };
export const Focus: Story = { args: some, parameters: { pseudo: { focusVisible: ["input"] } } };

export const Phone: Story = {
  args: some,
  globals: { viewport: { value: "mobile1" } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("combobox"));
    await screen.findByRole("listbox");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const NoMatch: Story = {
  // Without onQueryChange, which would mean that a server finds the options.
  render: () => (
    <Field label="Tasks">
      <MultiSelect options={options} defaultValues={some.defaultValues} />
    </Field>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("combobox"), "zz");
    await expect(screen.getByRole("status")).toHaveTextContent("Nothing found for “zz”.");
  },
};

/**
 * Options that a server finds, with a note while more are loading. Chosen options keep their names when the list
 * changes.
 */
export const Searching: Story = {
  args: { onQueryChange: fn() },
  render: (args) => <Found {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("combobox"), "q");
    await expect(args.onQueryChange).toHaveBeenLastCalledWith("q");
    await expect(screen.getByRole("status")).toHaveTextContent("Searching");
    await userEvent.click(screen.getByRole("option", { name: "Quotes" }));
    await userEvent.type(canvas.getByRole("combobox"), "i");
    await expect(screen.queryByRole("option", { name: "Quotes" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Remove Quotes" })).toBeVisible();
  },
};

/** Simulates a server's answer: only the options that contain the letters. */
function Found(props: MultiSelectProps) {
  const [query, setQuery] = useState("");
  return (
    <Field label="Tasks">
      <MultiSelect
        {...props}
        loading
        options={options.filter(({ label }) => query !== "" && label.toLowerCase().includes(query))}
        onQueryChange={(next) => {
          setQuery(next);
          props.onQueryChange?.(next);
        }}
      />
    </Field>
  );
}

/** Typed text that is not an option is offered as a new choice. */
export const CreatesAnOption: Story = {
  render: (args) => <Creating {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("combobox"), "Payroll");
    await userEvent.click(await screen.findByRole("option", { name: "Create “Payroll”" }));
    const chosen = canvas.getByRole("list", { name: "Chosen" });
    await waitFor(() =>
      expect([...chosen.children].map(({ textContent }) => textContent)).toEqual(["Quotes", "Payroll"]),
    );
    await expect(canvas.getByRole("combobox")).toHaveValue("");
  },
};

function Creating(props: MultiSelectProps) {
  const [all, setAll] = useState(props.options);
  const [values, setValues] = useState<readonly string[]>(["Quotes"]);
  return (
    <Field label="Tasks">
      <MultiSelect
        {...props}
        options={all}
        values={values}
        onValuesChange={setValues}
        onCreate={(label) => {
          setAll([...all, { value: label, label }]);
          setValues([...values, label]);
        }}
      />
    </Field>
  );
}
