import type { Meta, StoryObj } from "@storybook/react-vite";
import { Container } from "@thirtyfold/ui";
import { block } from "../../testing/in-site.tsx";
import { AutomationPage } from "./automation-page.tsx";
import { FoldedMap } from "./folded-map.tsx";
import { Offers } from "./offers.tsx";
import { Packages } from "./packages.tsx";

const meta = {
  ...block,
  tags: ["dark-only"],
  title: "Website/Automation",
  parameters: {
    ...block.parameters,
    usage: {
      when: ["The 30-day program: its offers, its packages with prices, and its steps."],
      whenNot: ["The services beside it: take Website/Services.", "The map that plays on home: take Operations map."],
    },
  },
  component: AutomationPage,
} satisfies Meta<typeof AutomationPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WholePage: Story = {};

export const WholePageOnPhone: Story = { globals: { viewport: { value: "w390", isRotated: false } } };

export const AllOffers: Story = { render: () => <Offers /> };

export const AllPackages: Story = { render: () => <Packages /> };

/** A hundred tasks, thirty of them folded over. */
export const MapAlone: Story = {
  render: () => (
    <Container className="py-10">
      <FoldedMap className="max-w-[640px]" />
    </Container>
  ),
};
