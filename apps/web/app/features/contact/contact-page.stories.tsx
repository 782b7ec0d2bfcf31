import type { Meta, StoryObj } from "@storybook/react-vite";
import { block } from "../../testing/in-site.tsx";
import { ContactFaq, ContactPage } from "./contact-page.tsx";
import { ContactPanel } from "./contact-panel.tsx";
import { ContactType } from "./contact-type.tsx";

const meta = {
  ...block,
  tags: ["dark-only"],
  title: "Website/Contact",
  parameters: {
    ...block.parameters,
    usage: {
      when: ["The contact page and each of its parts."],
      whenNot: ["A request for an agent: the intake form takes it."],
    },
  },
  component: ContactPage,
} satisfies Meta<typeof ContactPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WholePage: Story = {};

export const WholePageOnPhone: Story = { globals: { viewport: { value: "w390", isRotated: false } } };

/** Today's row is lit according to the company's clock. */
export const Panel: Story = {
  render: () => (
    <div className="max-w-sm p-6">
      <ContactPanel />
    </div>
  ),
};

export const Questions: Story = { render: () => <ContactFaq /> };

const written = {
  name: "Ines Kallio",
  email: "ines@pellwater.example",
  company: "Pellwater Research",
  more: { phone: "", need: "Pricing" },
  onClose: () => undefined,
};

export const Review: Story = {
  render: () => (
    <div className="min-h-[560px]">
      <ContactType
        {...written}
        message="Every Friday we copy 40 invoices from mail into accounting. It takes a day. What would an agent cost?"
      />
    </div>
  ),
};

/** No link can hold the whole text, so it is copied. */
export const ReviewOfLongMessage: Story = {
  render: () => (
    <div className="min-h-[720px]">
      <ContactType {...written} message={"Every Friday we copy 40 invoices by hand. ".repeat(240)} />
    </div>
  ),
};
