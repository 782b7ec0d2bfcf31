import type { Meta, StoryObj } from "@storybook/react-vite";
import { block } from "../../testing/in-site.tsx";
import { NotFoundScreen } from "./not-found-screen.tsx";

const meta = {
  ...block,
  tags: ["dark-only"],
  title: "Website/Page not found",
  parameters: {
    ...block.parameters,
    usage: { when: ["An address that no page has."], whenNot: ["A list without entries: take EmptyState."] },
  },
  component: NotFoundScreen,
} satisfies Meta<typeof NotFoundScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: "w390", isRotated: false } } };
