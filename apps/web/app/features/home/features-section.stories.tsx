import type { Meta, StoryObj } from "@storybook/react-vite";
import { block } from "../../testing/in-site.tsx";
import { FeaturesSection } from "./features-section.tsx";

const meta = {
  ...block,
  tags: ["dark-only"],
  title: "Website/Home features",
  parameters: {
    ...block.parameters,
    usage: {
      when: ["What an agent does, beside what stays with people."],
      whenNot: ["A list of single facts: take Text."],
    },
  },
  component: FeaturesSection,
} satisfies Meta<typeof FeaturesSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hover: Story = { parameters: { pseudo: { hover: true } } };

export const Phone: Story = { globals: { viewport: { value: "w390", isRotated: false } } };
