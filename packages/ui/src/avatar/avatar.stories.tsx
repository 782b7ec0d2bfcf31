import type { Meta, StoryObj } from "@storybook/react-vite";
import MessageCircle from "lucide-react/icons/message-circle";
import { expect, within } from "storybook/test";
import { AgentTile } from "../agent-tile/agent-tile.tsx";
import { Avatar, AvatarGroup } from "./avatar.tsx";

const meta = {
  title: "Components/Avatar",
  component: Avatar,
  args: { name: "Ines Kallio" },
  parameters: {
    usage: {
      when: ["For a person: who wrote, who approves, who is assigned."],
      whenNot: [
        "For an agent: that is an `AgentTile`, a lit square with its glyph.",
        "With a photograph: there are none in this design.",
      ],
    },
  },
} satisfies Meta<typeof Avatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("img", { name: "Ines Kallio" })).toHaveTextContent("IK");
  },
};

export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-4">
      <Avatar {...args} size="sm" />
      <Avatar {...args} />
      <Avatar {...args} size="lg" />
    </div>
  ),
};

/** If the name appears beside it, screen readers read the name once. */
export const BesideItsName: Story = {
  args: { name: "Tomas Verhale", decorative: true },
  render: (args) => (
    <div className="flex items-center gap-3">
      <Avatar {...args} />
      <span className="grid">
        <span className="text-ui font-semibold">{args.name}</span>
        <span className="text-meta text-fg-3">Owner, Osprey Lane Dental</span>
      </span>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("img")).toBeNull();
  },
};

/** A person is paper, an agent is lit. */
const people = ["Ines Kallio", "Tomas Verhale", "Adaeze Lindqvist", "Noor Haddad", "Østen Åkesson", "Anton Iversen"];

/** Participants: those who do not fit are shown as a number. */
export const Group: Story = {
  render: () => (
    <div className="grid justify-items-start gap-4">
      <AvatarGroup names={people} size="sm" />
      <AvatarGroup names={people.slice(0, 3)} />
      <AvatarGroup names={people} max={5} size="lg" />
    </div>
  ),
};

export const PersonAndAgent: Story = {
  render: (args) => (
    <div className="flex gap-3">
      <Avatar {...args} />
      <AgentTile role="img" aria-label="Invoice agent">
        <MessageCircle strokeWidth={1.75} />
      </AgentTile>
    </div>
  ),
};

/**
 * One word gives one letter; an accent stays with its letter; unfortunate pairs are cut to one letter; without a name a
 * figure is shown.
 */
export const Names: Story = {
  render: () => (
    <div className="flex flex-wrap gap-4">
      <Avatar name="Cher" />
      <Avatar name="Østen Åkesson" />
      <Avatar name="Олена Шевченко" />
      <Avatar name="Anna-Lena von der Heide" />
      <Avatar name="Anton Iversen" />
      <Avatar name="   " />
    </div>
  ),
};

export const LongText: Story = {
  args: { name: "Wilhelmina Maria Magdalena van der Westhuizen-Mwangi", size: "sm" },
};

export const RightToLeft: Story = { globals: { direction: "rtl" }, args: { name: "مريم عبد الله" } };
