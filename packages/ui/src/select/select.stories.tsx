import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Field } from "../field/field.tsx";
import { Select, SelectItem } from "./select.tsx";

const subjects = [
  { value: "pricing", label: "Pricing" },
  { value: "agent", label: "A first agent" },
  { value: "integration", label: "Integration with our systems" },
  { value: "audit", label: "Free AI audit", disabled: true },
  { value: "other", label: "Something else" },
];

// While the list is open Radix hides the rest of the page and keeps focus in the list; axe accepts that only for
// dialogs.
const open = { a11y: { config: { rules: [{ id: "aria-hidden-focus", enabled: false }] } } };

const meta = {
  title: "Components/Select",
  component: Select,
  args: { options: subjects, placeholder: "Choose a subject", onValueChange: fn() },
  argTypes: { children: { control: false } },
  render: (args) => (
    <Field label="Subject" className="max-w-sm">
      <Select {...args} />
    </Field>
  ),
  parameters: {
    usage: {
      when: ["One choice of six to ten, or of fewer where there is no place for a RadioGroup."],
      whenNot: [
        "Two to five choices that should be compared: take RadioGroup.",
        "Actions: take DropdownMenu.",
        "More than ten: take a Combobox, which finds them by typing. For any text with suggestions, an Input with a `list`.",
      ],
    },
  },
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

/** ARIA practices: Down opens, arrows skip disabled options, Enter chooses, Escape leaves everything as it was. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole("combobox", { name: "Subject" });
    await expect(trigger).toHaveTextContent("Choose a subject");
    await expect(trigger.offsetHeight).toBe(44);
    trigger.focus();
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(screen.getByRole("option", { name: "Pricing" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
    await expect(screen.getByRole("option", { name: "Something else" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("other");
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveTextContent("Something else");
    await userEvent.keyboard(" ");
    await waitFor(() => expect(screen.getByRole("option", { name: "Something else" })).toHaveFocus());
    await userEvent.keyboard("{Home}{Escape}");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await expect(trigger).toHaveTextContent("Something else");
  },
};

export const Chosen: Story = { args: { defaultValue: "pricing" } };

/** The list has the theme of the button's surroundings. */
export const Open: Story = {
  parameters: open,
  args: { defaultValue: "agent", defaultOpen: true },
  play: async ({ globals }) => {
    const list = await screen.findByRole("listbox");
    await expect(list.dataset["theme"]).toBe(globals["theme"]);
    const [item] = screen.getAllByRole("option");
    await expect(item?.offsetHeight).toBeGreaterThanOrEqual(40);
  },
};

export const ItemsAsChildren: Story = {
  parameters: open,
  args: {
    options: [],
    defaultOpen: true,
    children: [
      <SelectItem key="sales" value="sales" textValue="Sales Support Agent">
        <span className="block">Sales Support Agent</span>
      </SelectItem>,
      <SelectItem key="books" value="books" textValue="Finance Bot">
        Finance & Bookkeeping Bot
      </SelectItem>,
    ],
  },
};

export const ManyItems: Story = {
  parameters: open,
  args: {
    options: Array.from({ length: 30 }, (_, day) => ({ value: String(day + 1), label: `Day ${day + 1} of 30` })),
    defaultValue: "14",
    defaultOpen: true,
  },
  play: async () => {
    const list = await screen.findByRole("listbox");
    await expect(list.offsetHeight).toBeLessThanOrEqual(320);
    await waitFor(() => expect(screen.getByRole("option", { name: "Day 14 of 30" })).toHaveFocus());
  },
};

const weeks = Array.from({ length: 30 }, (_, week) => ({ value: `${week + 1}`, label: `Week ${week + 1}` }));

/** If part of the list fits below, it stays there and the label remains visible. */
export const StaysBelowItsLabel: Story = {
  parameters: open,
  render: (args) => (
    // As tall as the window, including the ground's padding: a screenshot of a longer page resizes it, which closes the
    // list.
    <div className="flex h-[calc(100dvh-48px)] flex-col justify-end pb-[216px]">
      <Field label="Week">
        <Select {...args} options={weeks} />
      </Field>
    </div>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole("combobox", { name: "Week" });
    await userEvent.click(trigger);
    const list = await screen.findByRole("listbox");
    await waitFor(() =>
      expect(list.getBoundingClientRect().top).toBeGreaterThan(trigger.getBoundingClientRect().bottom),
    );
    await expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: true } } };

export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } };

export const WithError: Story = {
  name: "Error",
  render: (args) => (
    <Field label="Subject" className="max-w-sm" error="Choose a subject." required>
      <Select {...args} />
    </Field>
  ),
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole("combobox", { name: "Subject" });
    await expect(trigger).toBeInvalid();
    await expect(trigger).toHaveAccessibleDescription("Choose a subject.");
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: "pricing" } };

export const LongText: Story = {
  parameters: open,
  args: {
    options: [
      { value: "long", label: "Integration with the accounting, shipping and customer systems of the northern region" },
      { value: "short", label: "Pricing" },
    ],
    defaultValue: "long",
    defaultOpen: true,
  },
  render: (args) => (
    <Field label="Subject" className="max-w-60">
      <Select {...args} />
    </Field>
  ),
};

export const PhoneLongWord: Story = {
  parameters: open,
  globals: { viewport: { value: "mobile1" } },
  args: { options: [{ value: "word", label: "Lieferantenstammdatenqualitaetsmanagement" }], defaultOpen: true },
  play: async () => {
    const choice = await screen.findByRole("option");
    await expect(choice.scrollWidth).toBe(choice.clientWidth);
  },
};

/** `dir` on an ancestor is enough: the list opens in the same direction, although it is at the end of the page. */
export const RightToLeft: Story = {
  parameters: open,
  args: {
    options: [
      { value: "pricing", label: "الأسعار" },
      { value: "agent", label: "أول وكيل" },
    ],
    defaultValue: "agent",
    defaultOpen: true,
  },
  render: (args) => (
    <Field label="الموضوع" className="max-w-sm">
      <Select {...args} />
    </Field>
  ),
  globals: { direction: "rtl" },
  play: async () => {
    const list = await screen.findByRole("listbox");
    await waitFor(() => expect(getComputedStyle(list).direction).toBe("rtl"));
  },
};
