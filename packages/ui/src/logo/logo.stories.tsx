import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { Logo } from "./logo.tsx";

const meta = {
  title: "Components/Logo",
  component: Logo,
  args: { children: "Thirtyfold" },
  parameters: {
    usage: {
      when: [
        "Header, footer and error pages; inside a link where it leads home.",
        "Animated: once, where nothing else moves.",
      ],
      whenNot: ["With a gradient, outline, shadow or a shape around it.", "Smaller than 16 px high."],
    },
  },
} satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Still: Story = {};

export const Animated: Story = {
  args: { animated: true },
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByText("Thirtyfold");
    await waitFor(() => expect(name).toBeVisible());
    await waitFor(() => expect(canvasElement.querySelector("path")?.getAnimations()).toEqual([]));
  },
};

export const AsLink: Story = {
  render: (args) => (
    <a href="#home" aria-label="Thirtyfold, home" className="inline-flex rounded-xs">
      <Logo {...args} />
    </a>
  ),
};

export const LinkFocus: Story = {
  ...AsLink,
  render: (args) => (
    <a
      href="#home"
      className="inline-flex rounded-xs focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-focus"
    >
      <Logo {...args} />
    </a>
  ),
  parameters: { pseudo: { focusVisible: true } },
};

export const Larger: Story = { args: { className: "text-[3rem] [&>svg]:h-18 [&>svg]:w-auto" } };

export const RightToLeft: Story = { globals: { direction: "rtl" } };
