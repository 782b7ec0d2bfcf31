import type { Meta, StoryObj } from "@storybook/react-vite";
import { block } from "../../testing/in-site.tsx";
import { StylesheetPage } from "./stylesheet-page.tsx";

const meta = {
  // Both themes, unlike the blocks of the marketing pages.
  decorators: block.decorators,
  parameters: {
    ...block.parameters,
    usage: {
      when: ["To see what a browser makes of the colors and text styles, in the theme that is on."],
      whenNot: ["To choose a color or a size: take Colors and Type scale of the design language, which say what for."],
    },
  },
  title: "Website/Stylesheet test",
  component: StylesheetPage,
} satisfies Meta<typeof StylesheetPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WholePage: Story = {};
export const WholePageOnPhone: Story = { globals: { viewport: { value: "w390", isRotated: false } } };
