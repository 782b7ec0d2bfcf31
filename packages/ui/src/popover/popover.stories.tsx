import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { otherTheme } from "../../.storybook/stage/other-theme.tsx";
import { Button } from "../button/button.tsx";
import { Checkbox, CheckboxGroup } from "../checkbox/checkbox.tsx";
import { Popover, PopoverClose, PopoverContent, type PopoverProps, PopoverTrigger } from "./popover.tsx";

const meta = {
  title: "Components/Popover",
  component: Popover,
  subcomponents: { PopoverTrigger, PopoverContent, PopoverClose },
  args: { defaultOpen: true, onOpenChange: fn() },
  parameters: {
    docs: { story: { inline: false, height: "340px" } },
    usage: {
      when: ["A few controls that belong to one button: a filter, a date, the settings of a column."],
      whenNot: [
        "For actions or places to go: that is a DropdownMenu.",
        "For what must be answered before anything else: that is a Dialog.",
        "For a hint: that is a Tooltip.",
      ],
    },
  },
  render: (args) => (
    <div className="min-h-[300px]">
      <Popover {...args}>
        <PopoverTrigger asChild>
          <Button variant="outline">Filter</Button>
        </PopoverTrigger>
        <PopoverContent>
          <CheckboxGroup legend="State">
            <Checkbox defaultChecked>Waits for us</Checkbox>
            <Checkbox>Waits for the visitor</Checkbox>
            <Checkbox>Closed</Checkbox>
          </CheckboxGroup>
          <PopoverClose asChild>
            <Button size="sm" className="mt-4">
              Show 12 leads
            </Button>
          </PopoverClose>
        </PopoverContent>
      </Popover>
      <Button variant="ghost">Export</Button>
    </div>
  ),
} satisfies Meta<PopoverProps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RightToLeftLargeText: Story = {
  globals: { direction: "rtl", text: "double", viewport: { value: "mobile1" } },
};

/** Focus moves in, Tab past the end continues after the button, and Escape returns to it. */
export const Keyboard: Story = {
  args: { defaultOpen: false },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole("button", { name: "Filter" });
    await userEvent.click(trigger);
    const panel = await screen.findByRole("dialog", { name: "Filter" });
    await waitFor(() => expect(within(panel).getByRole("checkbox", { name: "Waits for us" })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(trigger).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("checkbox", { name: "Waits for us" })).toHaveFocus());
    await userEvent.keyboard("{Tab}{Tab}{Tab}{Tab}");
    await expect(canvas.getByRole("button", { name: "Export" })).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("checkbox", { name: "Waits for us" })).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: ["button"] } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: ["button"] } } };

/** The panel has the theme of the place where it is declared. */
export const NestedTheme: Story = {
  decorators: [otherTheme],
  play: async ({ globals }) => {
    const panel = await screen.findByRole("dialog", { name: "Filter" });
    await expect(panel.dataset["theme"]).toBe(globals["theme"] === "light" ? "dark" : "light");
  },
};
