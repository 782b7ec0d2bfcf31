import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { counts, leads, wholeLead } from "../../testing/story-content.ts";
import { deskStory, serverOf } from "../../testing/story-desk.tsx";
import { LeadsPage } from "./leads-page.tsx";

const list = (data: readonly object[]) => ({ data, nextCursor: null });
const answers = { counts: counts(4), leads: list(leads), [`leads/${wholeLead.id}`]: wholeLead };

const meta = {
  ...deskStory,
  title: "Desk/Leads",
  component: LeadsPage,
  parameters: {
    ...deskStory.parameters,
    at: "/leads",
    usage: {
      when: ["What all forms brought, to be narrowed, changed and answered."],
      whenNot: ["Conversations: Desk/Inbox."],
    },
  },
} satisfies Meta<typeof LeadsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Table: Story = {
  beforeEach: serverOf(answers),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("link", { name: /Adaeze Lindqvist/ });
  },
};

export const OneLead: Story = {
  parameters: { at: `/leads/${wholeLead.id}` },
  beforeEach: serverOf(answers),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Tomas Verhale set it to Talking")).toBeInTheDocument();
  },
};

export const OneLeadOnPhone: Story = {
  parameters: { at: `/leads/${wholeLead.id}` },
  beforeEach: serverOf(answers),
  globals: { viewport: { value: "w390", isRotated: false } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Tomas Verhale set it to Talking");
  },
};

export const NoneMatches: Story = {
  parameters: { at: "/leads?state=won&form=audit" },
  beforeEach: serverOf({ counts: counts(4), leads: list([]) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("No lead matches");
  },
};

export const Loading: Story = {
  beforeEach: serverOf({ counts: counts(4), leads: "waits" }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Loading the leads");
  },
};

export const Failed: Story = {
  beforeEach: serverOf({ counts: counts(4) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("button", { name: "Try again" });
  },
};
