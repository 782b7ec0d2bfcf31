import type { Meta, StoryObj } from "@storybook/react-vite";
import { block } from "../../testing/in-site.tsx";
import { ErrorScreen } from "./error-screen.tsx";

const meta = {
  ...block,
  tags: ["dark-only"],
  title: "Website/Error screen",
  parameters: {
    ...block.parameters,
    usage: {
      when: ["The page's own code failed and nothing of it can be kept."],
      whenNot: ["A call failed: say so beside what asked for it, and keep the rest."],
    },
  },
  component: ErrorScreen,
  args: { error: new Error("The operations map got 31 lit cells of 30.") },
} satisfies Meta<typeof ErrorScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutWords: Story = { args: { error: undefined } };

export const LongText: Story = {
  args: {
    error: new Error(
      "Failed to fetch dynamically imported module: https://thirtyfold.example/assets/solutions-machine-learning-B5c1xkQe.js. The connection was reset while the page was on its way.",
    ),
  },
};
