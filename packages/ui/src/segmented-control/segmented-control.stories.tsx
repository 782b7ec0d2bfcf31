import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { contrast, onScreen } from "../../.storybook/read-color.ts";
import { SegmentedControl } from "./segmented-control.tsx";

const meta = {
  title: "Components/SegmentedControl",
  component: SegmentedControl,
  args: {
    label: "Period",
    options: [
      { value: "day", label: "Day" },
      { value: "week", label: "Week" },
      { value: "month", label: "Month" },
      { value: "year", label: "Year", disabled: true },
    ],
    defaultValue: "week",
    onValueChange: fn(),
  },
  parameters: {
    usage: {
      when: ["Two to five ways to see the same thing, chosen with one press."],
      whenNot: [
        "Views with content of their own: those are Tabs.",
        "Answers in a form that is sent or saved: use a RadioGroup, which has a legend that is seen, help and an error.",
        "More than five: use a Select.",
      ],
    },
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One tab stop; a press chooses. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("group", { name: "Period" })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Week" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("radio", { name: "Month" }));
    await expect(canvas.getByRole("radio", { name: "Month" })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("month");
  },
};

/** The chosen part is set off from the others by an edge with 3:1 contrast to the ground, in both themes. */
export const ChosenHasAnEdge: Story = {
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("group", { name: "Period" });
    const chosen = within(group).getByRole("radio", { name: "Week" }).closest("label") ?? group;
    for (const theme of ["dark", "light"]) {
      group.dataset["theme"] = theme;
      const [, edge = ""] = /(\S+\([^)]*\)) 0px 0px 0px 1px inset/.exec(getComputedStyle(chosen).boxShadow) ?? [];
      const ground = getComputedStyle(group).backgroundColor;
      await expect(contrast(onScreen(edge), onScreen(ground))).toBeGreaterThanOrEqual(3);
    }
    delete group.dataset["theme"];
  },
};

export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } };
export const RightToLeftLargeText: Story = {
  globals: { direction: "rtl", text: "double", viewport: { value: "mobile1" } },
};

export const Hover: Story = { parameters: { pseudo: { hover: ["label"] } } };
