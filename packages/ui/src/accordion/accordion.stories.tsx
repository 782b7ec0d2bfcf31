import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Badge } from "../badge/badge.tsx";
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from "./accordion.tsx";

const questions = [
  {
    value: "time",
    title: "How long does an integration take?",
    text: "Simple integrations take a few weeks. Complex ones take 3 to 6 months.",
  },
  {
    value: "rules",
    title: "Which rules do you comply with?",
    text: "Yours first. The agent asks before it sends, pays or deletes, and every action is written to a log you own.",
  },
  {
    value: "people",
    title: "What stays with our team?",
    text: "Prices, hiring and everything that a person has to answer for. 70 of 100 tasks, as a rule.",
  },
];

const items = questions.map(({ value, title, text }) => (
  <AccordionItem key={value} value={value}>
    <AccordionTrigger>{title}</AccordionTrigger>
    <AccordionContent>
      <p id={`answer-${value}`}>{text}</p>
    </AccordionContent>
  </AccordionItem>
));

const meta = {
  title: "Components/Accordion",
  component: Accordion,
  subcomponents: { AccordionItem, AccordionTrigger, AccordionContent },
  args: { children: items, onValueChange: fn() },
  argTypes: {
    type: { control: false, description: "`single`: opening one closes the other; or `multiple`." },
    value: { control: false, description: "What is open, when its place is outside." },
    defaultValue: { control: false },
  },
  parameters: {
    // The headings here have no h2 above them.
    a11y: { config: { rules: [{ id: "heading-order", enabled: false }] } },
    usage: {
      when: [
        "For questions of which a reader has one or two.",
        "`multiple` where rows are compared, such as open positions.",
      ],
      whenNot: ["To shorten a page that everyone has to read.", "For one row alone, or for steps of a form."],
    },
  },
} satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultValue: "time" } };

export const Closed: Story = {};

export const Hover: Story = { parameters: { pseudo: { hover: ["details:first-child > summary"] } } };

export const Focus: Story = { parameters: { pseudo: { focusVisible: ["details:first-child > summary"] } } };

function rowOf(canvasElement: HTMLElement, name: string) {
  const row = within(canvasElement).getByRole("heading", { name }).closest("summary");
  if (row === null) throw new Error(`No row has the title ${name}`);
  return row;
}

const heightOf = (answer: HTMLElement) => answer.closest("details")?.getBoundingClientRect().height;

/** One at a time: the open one closes when another opens, and when it is pressed again. */
export const OneAtATime: Story = {
  play: async ({ canvasElement, args }) => {
    const time = rowOf(canvasElement, "How long does an integration take?");
    const rules = rowOf(canvasElement, "Which rules do you comply with?");
    const answer = within(canvasElement).getByText(/Simple integrations/u);
    const closed = heightOf(answer) ?? 0;
    await userEvent.click(time);
    await expect(time.parentElement).toHaveAttribute("open");
    await waitFor(() => expect(heightOf(answer)).toBeGreaterThan(closed + 40));
    await userEvent.click(rules);
    await expect(time.parentElement).not.toHaveAttribute("open");
    await expect(rules.parentElement).toHaveAttribute("open");
    await waitFor(() => expect(heightOf(answer)).toBe(closed));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith("rules"));
    await userEvent.click(rules);
    await expect(rules.parentElement).not.toHaveAttribute("open");
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(""));
  },
};

export const Multiple: Story = { args: { type: "multiple", defaultValue: ["time", "people"] } };

/** Arrow keys, Home and End move between the rows; Enter and Space open and close. Closed rows hold no tab stop. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const [first, second, last] = canvasElement.querySelectorAll("summary");
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(second).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(last).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(first).toHaveFocus();
    // Synthetic keys do not activate a summary, as the browser's own do.
    first?.click();
    await expect(first?.parentElement).toHaveAttribute("open");
    await userEvent.tab();
    await expect(second).toHaveFocus();
  },
};

/** A link or the browser's own search opens the closed row it finds: the row is in the page and can be found. */
export const OpensWhatIsFound: Story = {
  play: async ({ canvasElement, args }) => {
    const answer = within(canvasElement).getByText(/Prices, hiring/u);
    await expect(answer.checkVisibility({ contentVisibilityAuto: true })).toBe(false);
    answer.closest("details")?.toggleAttribute("open", true);
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith("people"));
    await expect(answer).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: "time" } };

/** Rows may be longer than one line, and titles may contain more than text. */
export const Positions: Story = {
  args: {
    type: "multiple",
    defaultValue: ["engineer"],
    children: (
      <>
        <AccordionItem value="engineer">
          <AccordionTrigger level={2}>
            <span className="grid gap-1 py-1">
              <span className="text-h4">Agent Engineer</span>
              <span className="text-small font-normal text-fg-2">Engineering, Zurich or remote</span>
            </span>
            <Badge variant="secondary" className="ms-auto">
              Full-time
            </Badge>
          </AccordionTrigger>
          <AccordionContent>You give an agent its job, its limits and its log.</AccordionContent>
        </AccordionItem>
        <AccordionItem value="analyst">
          <AccordionTrigger level={2}>
            <span className="grid gap-1 py-1">
              <span className="text-h4">Operations Analyst</span>
              <span className="text-small font-normal text-fg-2">Delivery, remote</span>
            </span>
            <Badge variant="secondary" className="ms-auto">
              Contract
            </Badge>
          </AccordionTrigger>
          <AccordionContent>You find the thirty tasks out of a hundred.</AccordionContent>
        </AccordionItem>
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    defaultValue: "long",
    children: (
      <AccordionItem value="long">
        <AccordionTrigger>
          What happens when an agent meets a supplier, a currency or a document that nobody told it about on the first
          day of its work? See Lieferantenstammdatenqualitaetsmanagementhandbuch.
        </AccordionTrigger>
        <AccordionContent>
          It stops at that step, writes down what it saw and asks the person who is named for it. Until there is an
          answer it goes on with the rest of its list. The answer becomes a rule that you can read, change and take
          back, and the next document of that kind is handled without a question.
        </AccordionContent>
      </AccordionItem>
    ),
  },
  decorators: [
    (Story) => (
      <div className="max-w-60">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole("heading");
    await expect(title.scrollWidth).toBe(title.clientWidth);
  },
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  args: {
    defaultValue: "time",
    children: (
      <AccordionItem value="time" lang="ar">
        <AccordionTrigger>كم يستغرق الدمج؟</AccordionTrigger>
        <AccordionContent>تستغرق عمليات الدمج البسيطة بضعة أسابيع.</AccordionContent>
      </AccordionItem>
    ),
  },
};
