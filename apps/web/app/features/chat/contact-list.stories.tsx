import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { block } from "../../testing/in-site.tsx";
import { ContactList } from "./contact-list.tsx";
import { mostGuests } from "./guests.ts";
import { identityOf, unknownIdentity } from "./identity.ts";

const guests = (count: number) =>
  identityOf({
    search: "",
    hash: "",
    user: "visitor",
    host: "host",
    guests: Array.from({ length: count }, (_, index) => ({ id: `guest-${index}`, number: index + 1 })),
  });

const meta = {
  // Both themes, unlike the blocks of the marketing pages.
  decorators: [
    ...block.decorators,
    (Story) => (
      <div className="grid h-150 max-w-96 grid-rows-1 overflow-hidden rounded-md border border-line md:m-6">
        {Story()}
        {/* The pane its rows open, on the page beside it. */}
        <div id="conversation-pane" hidden />
      </div>
    ),
  ],
  parameters: {
    ...block.parameters,
    usage: {
      when: ["Whom a visitor can write to, with what is unread."],
      whenNot: ["Choosing one value in a form: take RadioGroup or Select."],
    },
  },
  title: "Website/Chat contacts",
  component: ContactList,
  args: { identity: unknownIdentity, selected: undefined, unread: {}, onReach: fn(), onSelect: fn(), onInvite: fn() },
  argTypes: { identity: { control: false }, selected: { control: false } },
} satisfies Meta<typeof ContactList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FirstVisit: Story = {};

export const Selected: Story = { args: { selected: unknownIdentity.contacts[1], unread: { sales: 0, support: 120 } } };

export const AllRead: Story = { args: { unread: { support: 0, sales: 0 } } };

export const WithGuests: Story = { args: { identity: guests(2), unread: { "guest-1": 3 } } };

export const NoMoreGuests: Story = { args: { identity: guests(mostGuests) } };

export const OtherIdentity: Story = {
  args: { identity: identityOf({ search: "?as=sales", hash: "", user: "visitor", host: "host", guests: [] }) },
};
