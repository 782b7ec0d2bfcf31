import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { Callout } from "./callout.tsx";

const variants = ["info", "success", "warning", "destructive"] as const;

const meta = {
  title: "Components/Callout",
  component: Callout,
  args: { title: "The inbox is paused", children: "Nothing is answered until a person goes on." },
  parameters: {
    usage: {
      when: ["Something about this part of the page that has to be known, and stays true."],
      whenNot: [
        'That a form has unsaved changes: its save bar says so (see the recipe "A settings form").',
        "Something that just happened: that is a Toast.",
        "An error of one field: it stands at the field.",
      ],
    },
  },
  render: (args) => (
    <div className="grid gap-3">
      {variants.map((variant) => (
        <Callout key={variant} {...args} variant={variant} />
      ))}
      <Callout title="2 invoices wait" variant="warning" action={<Button size="sm">Review invoices</Button>} />
      <Callout>Answers are drafts until somebody approves them.</Callout>
    </div>
  ),
} satisfies Meta<typeof Callout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Variants: Story = {};
export const RightToLeftLargeText: Story = { globals: { direction: "rtl", text: "double" } };
