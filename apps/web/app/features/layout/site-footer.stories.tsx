import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { block } from "../../testing/in-site.tsx";
import { SiteFooter } from "./site-footer.tsx";

const meta = {
  ...block,
  tags: ["dark-only"],
  title: "Website/Site footer",
  parameters: {
    ...block.parameters,
    usage: {
      when: ["The end of every page of the marketing site."],
      whenNot: ["The app area, whose screens end at the window's edge."],
    },
  },
  component: SiteFooter,
} satisfies Meta<typeof SiteFooter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const footer = within(canvasElement).getByRole("contentinfo");
    await expect(footer).toHaveTextContent(`© ${new Date().getFullYear()}`);
  },
};

export const Phone: Story = { globals: { viewport: { value: "w390", isRotated: false } } };
