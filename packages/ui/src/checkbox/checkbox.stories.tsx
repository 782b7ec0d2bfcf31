import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Checkbox, CheckboxGroup } from "./checkbox.tsx";

const meta = {
  title: "Components/Checkbox",
  component: Checkbox,
  subcomponents: { CheckboxGroup },
  args: { children: "AI Agent", onCheckedChange: fn() },
  argTypes: { children: { control: "text" }, checked: { control: "select", options: [undefined, true, false] } },
  parameters: {
    usage: {
      when: [
        "A choice that is sent with its form. Several for one question stand in a CheckboxGroup.",
        "Consent: a single one in a Field without a label, so that it can have an error.",
      ],
      whenNot: ["One of several: take RadioGroup.", "Something that happens at once: take a Button."],
    },
  },
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("AI Agent"));
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole("checkbox", { name: "AI Agent" })).toBeChecked();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("checkbox")).not.toBeChecked();
    await expect(canvas.getByText("AI Agent").parentElement?.offsetHeight).toBeGreaterThanOrEqual(32);
  },
};

export const Checked: Story = { args: { defaultChecked: true } };

export const Indeterminate: Story = {
  args: { checked: "indeterminate", children: "All 30 tasks" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("checkbox")).toBePartiallyChecked();
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: true } } };

export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } };

export const Invalid: Story = { name: "Error", args: { "aria-invalid": true } };

export const Disabled: Story = {
  render: () => (
    <div className="grid">
      <Checkbox disabled>AI Consulting</Checkbox>
      <Checkbox disabled defaultChecked>
        AI Agent
      </Checkbox>
    </div>
  ),
};

export const LongText: Story = {
  args: {
    children:
      "You may read the files that I attach, keep them for as long as the audit takes, and delete them thirty days after you have sent the result.",
  },
  decorators: [
    (Story) => (
      <div className="max-w-xs">
        <Story />
      </div>
    ),
  ],
};

export const LongLegend: Story = {
  render: () => (
    <div className="max-w-60">
      <CheckboxGroup legend="Datenschutzgrundverordnungsbeauftragte">
        <Checkbox>Quillon Freight</Checkbox>
      </CheckboxGroup>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Datenschutz/).clientWidth).toBeLessThanOrEqual(240);
  },
};

export const RightToLeft: Story = {
  args: { children: "وكيل ذكاء اصطناعي", defaultChecked: true },
  globals: { direction: "rtl" },
};

const services = ["AI Agent", "AI Consulting", "Workflow Automation", "Machine Learning"];

const group = (props: Partial<Parameters<typeof CheckboxGroup>[0]>) => (
  <CheckboxGroup legend="What do you need" help="Choose all that apply." {...props}>
    {services.map((service, index) => (
      <Checkbox key={service} name="needs" value={service} defaultChecked={index === 0}>
        {service}
      </Checkbox>
    ))}
  </CheckboxGroup>
);

export const Group: Story = {
  render: () => group({}),
  play: async ({ canvasElement }) => {
    const found = within(canvasElement).getByRole("group", { name: "What do you need" });
    await expect(found).toHaveAccessibleDescription("Choose all that apply.");
  },
};

export const GroupInARow: Story = { render: () => group({ orientation: "horizontal", optional: true }) };

export const GroupWithError: Story = {
  render: () => group({ error: "Choose at least one." }),
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole("checkbox");
    await expect(first).toBeInvalid();
  },
};

export const GroupDisabled: Story = { render: () => group({ disabled: true }) };

/** The first checkbox represents all others. */
export const SomeOfAList: Story = {
  render: () => <TaskList />,
  play: async ({ canvasElement }) => {
    const all = within(canvasElement).getByRole("checkbox", { name: "All tasks" });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    for (const box of within(canvasElement).getAllByRole("checkbox")) await expect(box).toBeChecked();
  },
};

const tasks = ["Lead replies", "Quotes", "Invoicing"];

function TaskList() {
  const [lit, setLit] = useState(["Quotes"]);
  const some = lit.length > 0 && lit.length < tasks.length;
  return (
    <CheckboxGroup legend="Hand over">
      <Checkbox
        checked={some ? "indeterminate" : lit.length === tasks.length}
        onCheckedChange={(on) => setLit(on === true ? tasks : [])}
      >
        All tasks
      </Checkbox>
      {tasks.map((task) => (
        <Checkbox
          key={task}
          className="ms-7"
          checked={lit.includes(task)}
          onCheckedChange={(on) => setLit(on === true ? [...lit, task] : lit.filter((other) => other !== task))}
        >
          {task}
        </Checkbox>
      ))}
    </CheckboxGroup>
  );
}
