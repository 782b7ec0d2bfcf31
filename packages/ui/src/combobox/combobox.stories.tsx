import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { otherTheme } from "../../.storybook/stage/other-theme.tsx";
import { Field } from "../field/field.tsx";
import { Combobox, type ComboboxProps } from "./combobox.tsx";

const options = [
  { value: "ines", label: "Inés Kallio", description: "Head of Research, Pellwater Research" },
  { value: "tomas", label: "Tomas Verhale", description: "Owner, Osprey Lane Dental" },
  { value: "adaeze", label: "Adaeze Lindqvist", description: "Finance lead, Quillon Freight", keywords: "closing" },
  { value: "gone", label: "Former colleague", disabled: true },
];

const meta = {
  title: "Components/Combobox",
  component: Combobox,
  args: { options, placeholder: "Nobody", onValueChange: fn() },
  parameters: {
    docs: { story: { inline: false, height: "420px" } },
    usage: {
      when: ["One choice of more than ten, or of many that a server finds.", "A choice that may be a new one."],
      whenNot: [
        "Up to ten choices that people know: a Select or a RadioGroup shows them all.",
        "Free text with suggestions: an Input with a `list` takes whatever is typed.",
        "To act or to go somewhere: that is a CommandMenu.",
      ],
    },
  },
  render: (args) => (
    <div className="min-h-[380px] max-w-[26rem]">
      <Field label="Assignee" help="Whoever answers next.">
        <Combobox {...args} />
      </Field>
    </div>
  ),
} satisfies Meta<typeof Combobox>;
export default meta;

type Story = StoryObj<typeof meta>;

const open: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole("combobox"));
  await screen.findByRole("listbox");
};

export const Default: Story = {};
export const Chosen: Story = { args: { defaultValue: "tomas" }, play: open };

const weeks = Array.from({ length: 52 }, (_, week) => ({ value: `${week + 1}`, label: `Week ${week + 1}` }));

/** A list opens at its chosen option. */
export const OpensAtItsChoice: Story = {
  args: { options: weeks, defaultValue: "42" },
  play: async (context) => {
    await open(context);
    const list = screen.getByRole("listbox");
    const { top, bottom } = screen.getByRole("option", { name: "Week 42" }).getBoundingClientRect();
    await waitFor(() => expect(list.scrollTop).toBeGreaterThan(0));
    await expect(top).toBeGreaterThanOrEqual(list.getBoundingClientRect().top);
    await expect(bottom).toBeLessThanOrEqual(list.getBoundingClientRect().bottom);
  },
};

/** If part of the list fits below, it stays there and the label remains visible. */
export const StaysBelowItsLabel: Story = {
  args: { options: weeks },
  render: (args) => (
    <div className="flex h-dvh flex-col justify-end pb-[240px]">
      <Field label="Week">
        <Combobox {...args} />
      </Field>
    </div>
  ),
  play: async (context) => {
    await open(context);
    const list = screen.getByRole("listbox").getBoundingClientRect();
    await expect(list.top).toBeGreaterThan(screen.getByRole("combobox").getBoundingClientRect().bottom);
    await expect(list.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: "tomas" } };
export const RightToLeftLargeText: Story = { globals: { direction: "rtl", text: "double" }, play: open };
export const Phone: Story = { globals: { viewport: { value: "mobile1" } }, play: open };

export const Invalid: Story = {
  render: (args) => (
    <Field label="Assignee" error="Choose who answers.">
      <Combobox {...args} />
    </Field>
  ),
};

/** Typing ignores accents, arrow keys move, Enter chooses, Escape and leaving the field restore the choice. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("combobox", { name: "Assignee" });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    const lit = () => document.getElementById(field.getAttribute("aria-activedescendant") ?? "");
    await waitFor(() => expect(lit()).toHaveAccessibleName("Inés Kallio"));
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await expect(field).toHaveValue("Adaeze Lindqvist");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("adaeze");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    await userEvent.clear(field);
    await userEvent.keyboard("ines");
    await waitFor(() => expect(lit()).toHaveAccessibleName("Inés Kallio"));
    await userEvent.keyboard("{Escape}");
    await expect(field).toHaveValue("Adaeze Lindqvist");
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  },
};

function Creating(props: ComboboxProps) {
  const [all, setAll] = useState(props.options);
  const [value, setValue] = useState("");
  return (
    <div className="min-h-[380px] max-w-[26rem]">
      <Field label="Assignee">
        <Combobox
          {...props}
          options={all}
          value={value}
          onValueChange={setValue}
          onCreate={(label) => {
            setAll([...all, { value: label, label }]);
            setValue(label);
          }}
        />
      </Field>
    </div>
  );
}

/** Typed text that is not an option is offered as a new choice. */
export const CreatesAnOption: Story = {
  render: (args) => <Creating {...args} />,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("combobox");
    await userEvent.type(field, "Noor");
    await userEvent.click(await screen.findByRole("option", { name: "Create “Noor”" }));
    await expect(field).toHaveValue("Noor");
  },
};

export const NoMatch: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("combobox"), "zz");
    await expect(screen.getByRole("status")).toHaveTextContent("Nothing found for “zz”.");
  },
};

/** Options that a server finds: shown as they arrive, with a note while more are loading. */
export const Searching: Story = {
  args: { loading: true, onQueryChange: fn(), options: options.slice(0, 2) },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole("combobox"), "o");
    await expect(args.onQueryChange).toHaveBeenLastCalledWith("o");
    await expect(screen.getAllByRole("option")).toHaveLength(2);
    await expect(screen.getByRole("status")).toHaveTextContent("Searching");
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: ["input"] } } };

/** The list has the theme of the field's surroundings. */
export const NestedTheme: Story = { decorators: [otherTheme], play: open };
