import type { Meta, StoryObj } from "@storybook/react-vite";
import { block } from "../../testing/in-site.tsx";
import { DemoSection } from "./demo-section.tsx";

const meta = { ...block, tags: ["dark-only"], title: "Website/Home demo call", component: DemoSection } satisfies Meta<
  typeof DemoSection
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: "w390", isRotated: false } } };
