import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Container } from "../container/container.tsx";
import { Rule30 } from "./rule30.tsx";

const meta = {
  title: "Components/Rule30",
  component: Rule30,
  parameters: {
    layout: "none",
    usage: {
      when: ["At the start of a section, over its whole width. SectionHeader brings its own."],
      whenNot: ["Between rows of a list: those are plain hairlines.", "More than once in a section."],
    },
  },
} satisfies Meta<typeof Rule30>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [(Story) => <Container className="py-8">{Story()}</Container>],
  play: async ({ canvasElement }) => {
    const { backgroundImage, height } = getComputedStyle(within(canvasElement).getByRole("separator"));
    await expect(height).toBe("1px");
    await expect(backgroundImage).toContain("linear-gradient");
  },
};

/** Without a Container the fold is at 30% of its own width. */
export const WithoutContainer: Story = { decorators: [(Story) => <div className="p-6">{Story()}</div>] };

export const RightToLeft: Story = { ...Default, globals: { direction: "rtl" } };
