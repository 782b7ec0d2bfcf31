import type { Meta, StoryObj } from "@storybook/react-vite";
import { block } from "../../testing/in-site.tsx";
import { FinalCall } from "./final-call.tsx";

const meta = { ...block, tags: ["dark-only"], title: "Website/Home closing call", component: FinalCall } satisfies Meta<
  typeof FinalCall
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Phone: Story = { globals: { viewport: { value: "w390", isRotated: false } } };
