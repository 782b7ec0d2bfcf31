import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Text } from "../text/text.tsx";
import { Switch } from "./switch.tsx";

const meta = {
  title: "Components/Switch",
  component: Switch,
  args: { children: "Send a summary every morning", onCheckedChange: fn() },
  parameters: {
    usage: {
      when: [
        "A setting that holds from the moment it is pressed. The page's own state is in `checked`, or `defaultChecked` where the switch keeps it.",
        "Several: a `<fieldset>` with a `<legend>` around them, each with a line of help by `aria-describedby`.",
      ],
      whenNot: [
        'A choice that counts once a form is sent or saved: that is a Checkbox. A page with both kinds keeps its switches apart from what has a Save (see the recipe "A settings form").',
        "One of two things with names: use a SegmentedControl.",
      ],
    },
  },
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Pressing the row toggles it, and so does Space. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const control = canvas.getByRole("switch", { name: "Send a summary every morning" });
    await userEvent.click(canvas.getByText("Send a summary every morning"));
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(" ");
    await expect(control).not.toBeChecked();
  },
};

/** Related switches have a legend; a line of help is read after the name. */
export const GroupWithHelp: Story = {
  render: () => (
    <fieldset className="border-0 p-0">
      <legend className="p-0 font-semibold">What agents may do at once</legend>
      <Switch aria-describedby="replies-help" defaultChecked>
        Send replies
      </Switch>
      <Text id="replies-help" size="small" tone="quiet">
        Without it every reply waits for somebody.
      </Text>
      <Switch>Archive what is answered</Switch>
    </fieldset>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("switch", { name: "Send replies" })).toHaveAccessibleDescription(
      /waits for somebody/,
    );
    await expect(canvas.getByRole("group", { name: "What agents may do at once" })).toBeVisible();
  },
};

const states = (
  <div className="grid gap-2">
    <Switch>Off</Switch>
    <Switch defaultChecked>On</Switch>
    <Switch disabled>Off, disabled</Switch>
    <Switch disabled defaultChecked>
      On, disabled
    </Switch>
    <Switch defaultChecked>
      Ask a person before the agent sends, pays or deletes anything that costs more than 500 dollars
    </Switch>
  </div>
);

export const States: Story = { render: () => states };
export const Focus: Story = { render: () => states, parameters: { pseudo: { focusVisible: true } } };
export const RightToLeftLargeText: Story = { render: () => states, globals: { direction: "rtl", text: "double" } };

export const Hover: Story = { render: () => states, parameters: { pseudo: { hover: true } } };
