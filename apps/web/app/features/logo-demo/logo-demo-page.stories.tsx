import type { Meta, StoryObj } from "@storybook/react-vite";
import { block } from "../../testing/in-site.tsx";
import { LogoDemoPage } from "./logo-demo-page.tsx";

const meta = {
  // Both themes, unlike the blocks of the marketing pages.
  decorators: block.decorators,
  parameters: {
    ...block.parameters,
    usage: {
      when: ["The logo that unfolds, on a screen of its own, to show it to somebody."],
      whenNot: ["A logo within a page: take Logo, or AnimatedLogo where it may move."],
    },
  },
  title: "Website/Logo demo",
  component: LogoDemoPage,
} satisfies Meta<typeof LogoDemoPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WholePage: Story = {};
export const WholePageOnPhone: Story = { globals: { viewport: { value: "w390", isRotated: false } } };

/** Nothing moves, and there is nothing to replay. */
export const ReducedMotion: Story = { globals: { motion: "reduce" } };
