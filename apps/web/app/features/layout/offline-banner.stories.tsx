import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { block } from "../../testing/in-site.tsx";
import { OfflineBanner } from "./offline-banner.tsx";
import { SiteHeader } from "./site-header.tsx";

const meta = {
  ...block,
  tags: ["dark-only"],
  title: "Website/Offline banner",
  parameters: {
    ...block.parameters,
    usage: {
      when: ["The browser is offline; it stands above the header and goes by itself."],
      whenNot: ["One call failed while the browser is online: tell it beside the call."],
    },
  },
  component: OfflineBanner,
  beforeEach: () => {
    Object.defineProperty(navigator, "onLine", { configurable: true, get: () => false });
    return () => Reflect.deleteProperty(navigator, "onLine");
  },
} satisfies Meta<typeof OfflineBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Connection lost.");
  },
};

/** The banner pushes the page down instead of covering the header. */
export const AboveHeader: Story = {
  render: () => (
    <div className="site-top">
      <OfflineBanner />
      <SiteHeader />
    </div>
  ),
};
