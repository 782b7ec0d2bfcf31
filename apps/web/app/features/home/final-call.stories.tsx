import type { Meta, StoryObj } from "@storybook/react-vite";
import { block } from "../../testing/in-site.tsx";
import { FinalCall } from "./final-call.tsx";

const meta = {
  ...block,
  tags: ["dark-only"],
  title: "Website/Home closing call",
  parameters: {
    ...block.parameters,
    usage: {
      when: ["The one call that closes the home page."],
      whenNot: ["A call within a page: a Button in its place. Other pages take ClosingBlock."],
    },
  },
  component: FinalCall,
} satisfies Meta<typeof FinalCall>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: "w390", isRotated: false } } };
