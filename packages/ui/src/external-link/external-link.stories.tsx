import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { ExternalLink } from "./external-link.tsx";

const meta = {
  title: "Components/ExternalLink",
  component: ExternalLink,
  args: {
    href: "/intake-form.html",
    children: "Request a Custom Solution",
    className: "underline decoration-link underline-offset-4",
  },
  parameters: {
    usage: {
      when: ["A form or another site, where losing the page would cost the reader something."],
      whenNot: ["Pages of the same site: they change in place."],
    },
  },
} satisfies Meta<typeof ExternalLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Request a Custom Solution (opens in a new tab)" });
    await expect(link).toHaveAttribute("target", "_blank");
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: true } } };

export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } };

export const AsButton: Story = {
  render: (args) => (
    <Button asChild variant="outline">
      <ExternalLink href={args.href}>{args.children}</ExternalLink>
    </Button>
  ),
};

export const LongText: Story = {
  args: { children: "The intake form with 9 questions about the task that your team repeats most often" },
  decorators: [(Story) => <p className="max-w-[17em]">{Story()}</p>],
};

export const RightToLeft: Story = {
  args: { children: "اطلب حلا خاصا", newTabNote: "(يفتح في علامة تبويب جديدة)" },
  globals: { direction: "rtl" },
};
