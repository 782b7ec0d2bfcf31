import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { counts, leads, wholeLead } from "../../testing/story-content.ts";
import { deskStory, list, serverOf } from "../../testing/story-desk.tsx";
import { LeadsPage } from "./leads-page.tsx";

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

const chosenColumns = (...names: string[]) => {
  localStorage.setItem("desk-columns", names.join(","));
  return serverOf(answers)();
};

/** The columns chosen in this browser, whether there is room for them or not. */
export const ChosenColumns: Story = {
  beforeEach: () => chosenColumns("email", "state", "assignee"),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("link", { name: /Adaeze Lindqvist/ });
    await expect(canvas.queryByRole("columnheader", { name: "Source" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Columns" }));
    const menu = within(canvasElement.ownerDocument.body);
    await expect(menu.getByRole("menuitemcheckbox", { name: "Email" })).toBeChecked();
    await expect(menu.getByRole("menuitemcheckbox", { name: "Source" })).not.toBeChecked();
  },
};

/** More columns than there is room for: the table scrolls, the name stays. */
export const ChosenColumnsOnPhone: Story = {
  beforeEach: () => chosenColumns("email", "state", "source", "received"),
  globals: { viewport: { value: "w390", isRotated: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = await canvas.findByRole("link", { name: /Adaeze Lindqvist/ });
    const region = canvas.getByRole("region", { name: "Leads" });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    region.scrollLeft = region.scrollWidth;
    await expect(name.getBoundingClientRect().left).toBeGreaterThanOrEqual(region.getBoundingClientRect().left);
    const { documentElement: page } = canvasElement.ownerDocument;
    await expect(page.scrollWidth).toBe(page.clientWidth);
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

/** As bots write. */
const oneWord = "Antidisestablishmentarianism".repeat(7);
const longest = {
  ...wholeLead,
  name: oneWord,
  source: oneWord,
  fields: { fullName: oneWord, email: `${oneWord}@example.com`, phone: "1".repeat(40), problem: oneWord },
  origin: { firstPage: `/${oneWord}`, utm_campaign: oneWord },
  timeline: wholeLead.timeline.map((event) => ({ ...event, personName: event.personName && oneWord })),
};

/** The longest words wrap, so that the controls to close and to erase stay in view. */
export const LongestWordsOnPhone: Story = {
  parameters: { at: `/leads/${wholeLead.id}` },
  beforeEach: serverOf({ ...answers, [`leads/${wholeLead.id}`]: longest }),
  globals: { viewport: { value: "w390", isRotated: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(`${oneWord} set it to Talking`);
    const pane = canvas.getByRole("region", { name: "Lead" });
    const rights = [...pane.querySelectorAll("*")].map((element) => element.getBoundingClientRect().right);
    await expect(Math.max(...rights)).toBeLessThanOrEqual(pane.getBoundingClientRect().right);
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

/** Below the last row of a list. */
export const End: Story = {
  beforeEach: serverOf(answers),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("That is all.")).toBeVisible();
  },
};

/** The first page is there; the next one could not be loaded. */
export const NextPageFailed: Story = {
  beforeEach: serverOf({ ...answers, leads: { data: leads, nextCursor: "2" }, "leads?cursor=2": "failed" }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("More leads could not be loaded")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};
