import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Spinner } from "./spinner.tsx";

const meta = {
  title: "Components/Spinner",
  component: Spinner,
  parameters: {
    usage: {
      when: ["Work that takes longer than a moment and whose end nobody knows."],
      whenNot: [
        "Known geometry that is loading: use Skeleton.",
        "A known share: use Progress.",
        "Inside a button: `busy` does it.",
      ],
    },
  },
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { label: "Loading the solution" },
  play: async ({ canvasElement }) => {
    const spinner = within(canvasElement).getByRole("status");
    await expect(spinner).toHaveTextContent("Loading the solution");
    await expect(spinner.querySelectorAll("[aria-hidden] > span")).toHaveLength(9);
  },
};

export const Sizes: Story = {
  render: () => (
    <div className="flex items-center gap-6">
      <Spinner size="sm" label="Sending" />
      <Spinner label="Loading" />
    </div>
  ),
};

/** The small one has the surrounding text's color. */
export const InTextColor: Story = {
  render: () => (
    <p className="flex items-center gap-3 text-ok">
      <Spinner size="sm" label="Matching receipts" />
      <span aria-hidden>Matching 214 receipts</span>
    </p>
  ),
};

export const LongLabel: Story = { args: { label: "Reading the 14 supplier mails that came in since Friday evening" } };

export const RightToLeft: Story = { args: { label: "جار التحميل" }, globals: { direction: "rtl" } };
