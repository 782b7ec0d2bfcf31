import type { Meta, StoryObj } from "@storybook/react-vite";
import { block } from "../../testing/in-site.tsx";
import { TestimonialsSection } from "./testimonials-section.tsx";

const meta = {
  ...block,
  tags: ["dark-only"],
  title: "Website/Home testimonials",
  parameters: {
    ...block.parameters,
    usage: {
      when: ["Stories of customers with their figures, marked as illustrative."],
      whenNot: ["A claim without a story: it belongs into the text."],
    },
  },
  component: TestimonialsSection,
} satisfies Meta<typeof TestimonialsSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: "w390", isRotated: false } } };
