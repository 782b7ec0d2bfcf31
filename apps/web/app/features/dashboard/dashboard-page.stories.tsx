import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "@thirtyfold/ui";
import { block } from "../../testing/in-site.tsx";
import { DashboardPage } from "./dashboard-page.tsx";

/** Replaces the account's rows and its button, which come from another feature. */
const account = (
  <>
    <p className="self-start border-y border-line py-5 text-ui text-fg-2">The ways in and out</p>
    <Button variant="outline" className="w-full self-end">
      Sign in
    </Button>
  </>
);

const meta = {
  // Both themes, unlike the blocks of the marketing pages.
  decorators: block.decorators,
  parameters: {
    ...block.parameters,
    usage: {
      when: ["The account's page, signed in and not."],
      whenNot: ["Figures of the company: take the home page's blocks."],
    },
  },
  title: "Website/Dashboard",
  component: DashboardPage,
  args: { user: null, account },
  argTypes: { account: { control: false } },
} satisfies Meta<typeof DashboardPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Nobody: Story = {};

export const LongName: Story = {
  args: { user: { name: "Maximiliane Wachtmeister-Bergenholtz von der Lindenaue", role: "user" } },
};

export const OnPhone: Story = { globals: { viewport: { value: "w390", isRotated: false } } };
