import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { people, signIns } from "../../testing/story-content.ts";
import { deskStory, list, serverOf } from "../../testing/story-desk.tsx";
import { PeoplePage } from "./people-page.tsx";

const meta = {
  ...deskStory,
  title: "Desk/People",
  component: PeoplePage,
  parameters: {
    ...deskStory.parameters,
    at: "/people",
    usage: {
      when: ["Who answers here, as what; for owners also how to invite, change and disable them."],
      whenNot: ["One’s own passkeys and settings: Desk/You."],
    },
  },
} satisfies Meta<typeof PeoplePage>;
export default meta;

type Story = StoryObj<typeof meta>;

const answers = { people: list(people), sessions: list(signIns) };

/** As an owner sees it: somebody is invited, somebody disabled. */
export const Table: Story = {
  beforeEach: serverOf(answers),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("row", { name: /Jun Sato.*Invited, not joined yet/ });
  },
};

export const OpenSignIns: Story = {
  beforeEach: serverOf(answers),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole("button", { name: "Actions for Tomas Verhale" }));
    await userEvent.click(await page.findByRole("menuitem", { name: "Open sign-ins" }));
    await page.findByRole("dialog", { name: "Open sign-ins of Tomas Verhale" });
  },
};

export const Inviting: Story = {
  beforeEach: serverOf(answers),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole("button", { name: "Invite somebody" }));
    await page.findByRole("dialog", { name: "Invite somebody" });
  },
};

/** The people are there, but not where they are signed in. */
export const SignInsFailed: Story = {
  beforeEach: serverOf({ people: list(people) }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("The open sign-ins could not be loaded");
  },
};

export const OnPhone: Story = {
  beforeEach: serverOf(answers),
  globals: { viewport: { value: "w320", isRotated: false } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("row", { name: /Tomas Verhale/ });
  },
};

/** With a name of 200 characters without a space. */
const longNamed = people.map((each, at) => (at === 1 ? { ...each, name: "Wolfeschlegel".repeat(15) } : each));
const [, longest = longNamed[0]] = longNamed;
const serverOfLongNamed = serverOf({
  people: list(longNamed),
  sessions: list(signIns),
  [`people/${longest?.id}/link`]: { person: longest, secret: "s3cret-of-story", expiresAt: 1 },
});

export const LongNames: Story = {
  beforeEach: serverOfLongNamed,
  globals: { viewport: { value: "w320", isRotated: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("row", { name: /Wolfeschlegel/ });
    const { documentElement: page } = canvasElement.ownerDocument;
    await expect(page.scrollWidth).toBe(page.clientWidth);
    const button = canvas.getByRole("button", { name: /Actions for Wolfeschlegel/ });
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(page.clientWidth);
  },
};

async function chosenFor(canvasElement: HTMLElement, item: string) {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(await page.findByRole("button", { name: /Actions for Wolfeschlegel/ }));
  await userEvent.click(await page.findByRole("menuitem", { name: item }));
  return page;
}

/** How far the widest part of a dialog overflows it. */
const standsOut = (dialog: HTMLElement) =>
  Math.max(...[...dialog.querySelectorAll("*")].map((part) => part.getBoundingClientRect().right)) -
  dialog.getBoundingClientRect().right;

export const LinkForLongName: Story = {
  beforeEach: serverOfLongNamed,
  globals: { viewport: { value: "w320", isRotated: false } },
  play: async ({ canvasElement }) => {
    const page = await chosenFor(canvasElement, "Make a sign-in link");
    await page.findByRole("button", { name: "Copy link" });
    await expect(standsOut(page.getByRole("dialog"))).toBeLessThanOrEqual(0);
  },
};

export const DisablingLongName: Story = {
  beforeEach: serverOfLongNamed,
  globals: { viewport: { value: "w320", isRotated: false } },
  play: async ({ canvasElement }) => {
    const page = await chosenFor(canvasElement, "Disable");
    const keep = await page.findByRole("button", { name: "Keep them" });
    await expect(keep.scrollWidth).toBeLessThanOrEqual(keep.clientWidth);
    await expect(standsOut(page.getByRole("alertdialog"))).toBeLessThanOrEqual(0);
  },
};

export const Loading: Story = {
  beforeEach: serverOf({ people: "waits" }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("Loading the people");
  },
};

export const Failed: Story = {
  beforeEach: serverOf({ people: "failed" }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("The people could not be loaded");
  },
};
