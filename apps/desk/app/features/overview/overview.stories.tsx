import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { overview, unanswered } from "../../testing/overview.ts";
import { counts } from "../../testing/story-content.ts";
import { deskStory, serverOf } from "../../testing/story-desk.tsx";
import { OverviewPage } from "./overview-page.tsx";

const none = overview().days.map(() => 0);
const quiet = overview({
  conversations: { recent: 0, waiting: 0, longest: [] },
  leads: {
    recent: 0,
    waiting: 0,
    longest: [],
    byForm: { intake: none, audit: none, waitlist: none, applications: none },
  },
  firstAnswer: { median: null, answered: 0, unanswered: 0, byDay: none.map(() => null) },
  ratings: { up: 0, down: 0, pages: [] },
  deliveries: [],
});

const meta = {
  ...deskStory,
  title: "Desk/Overview",
  component: OverviewPage,
  parameters: {
    ...deskStory.parameters,
    at: "/overview",
    usage: {
      when: ["What waits now, and how the last 30 days went."],
      whenNot: ["To answer what waits: Desk/Inbox, Desk/Leads."],
    },
  },
} satisfies Meta<typeof OverviewPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithWork: Story = {
  beforeEach: serverOf({ counts: counts(2), overview: overview(), unanswered }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [numbers] = await canvas.findAllByText("Numbers by day");
    if (numbers) await userEvent.click(numbers);
    await expect(canvas.getByRole("table", { name: "By day: Intake, Audit, Waitlist, Application" })).toBeVisible();
  },
};

export const NothingYet: Story = {
  beforeEach: serverOf({ counts: counts(0), overview: quiet, unanswered: { ...unanswered, total: 0, topics: [] } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Nobody is waiting.");
  },
};

export const Loading: Story = {
  beforeEach: serverOf({ counts: "waits", overview: "waits", unanswered: "waits" }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Loading the overview");
  },
};

export const Failed: Story = {
  beforeEach: serverOf({ counts: counts(2) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("button", { name: "Try again" });
  },
};
