import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { FoldCorner } from "./fold-corner.tsx";

const meta = {
  title: "Components/FoldCorner",
  component: FoldCorner,
  render: (args) => (
    <article className="group/fold relative max-w-80 rounded-md border border-line bg-surface p-6">
      <h3 className="text-h3">
        <a href="#agents" className="after:absolute after:inset-0 after:content-['']">
          Agent library
        </a>
      </h3>
      <p className="mt-2 text-fg-2">Three agents with a job, access and someone to answer to.</p>
      <FoldCorner {...args} />
    </article>
  ),
  parameters: {
    usage: {
      when: ["A cell of a ruled frame that is one link. A card brings its own: `<Card interactive>`."],
      whenNot: [
        "Something that leads nowhere.",
        "Paper, whose corner is folded already.",
        "On a ground other than `bg`.",
      ],
    },
  },
} satisfies Meta<typeof FoldCorner>;
export default meta;

type Story = StoryObj<typeof meta>;

const cornerOf = (canvas: HTMLElement) => canvas.querySelector("article > [aria-hidden]") ?? canvas;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(cornerOf(canvasElement)).scale).toBe("0");
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: true } } };

export const Focus: Story = { parameters: { pseudo: { focusWithin: true, focusVisible: true } } };

export const RightToLeft: Story = { globals: { direction: "rtl" }, parameters: { pseudo: { hover: true } } };
