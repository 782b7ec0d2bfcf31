import type { Meta, StoryObj } from "@storybook/react-vite";
import { block } from "../../testing/in-site.tsx";
import { DemoSection } from "./demo-section.tsx";

const meta = {
  ...block,
  tags: ["dark-only"],
  title: "Website/Home demo call",
  parameters: {
    ...block.parameters,
    usage: {
      when: ["Leads from the home page to the playground."],
      whenNot: ["The last call of a page: take Website/Home closing call."],
    },
  },
  component: DemoSection,
} satisfies Meta<typeof DemoSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: "w390", isRotated: false } } };
