import type { Meta, StoryObj } from "@storybook/react-vite";
import { assistantTexts, type ChatResponse, problemTypes } from "@thirtyfold/api-contract";
import { expect, fn, spyOn, userEvent, waitFor, within } from "storybook/test";
import { block } from "../../testing/in-site.tsx";
import { AssistantPanel } from "./assistant-panel.tsx";
import { greeting } from "./conversation.ts";

/** Answers every request of the story in place of the server, and clears the tab's storage. */
const server = (answer: () => Response | Promise<Response>) => () => {
  sessionStorage.clear();
  const fake = spyOn(window, "fetch").mockImplementation(async () => answer());
  return () => {
    fake.mockRestore();
    sessionStorage.clear();
  };
};

const answer: ChatResponse = {
  message:
    "Prices start at $2,500, and the audit sets the scope. More: /ai-automation#packages\n\nRelated: The audit is free. More: /services#packages",
  kind: "grounded",
  sources: [
    { title: "AI Automation", path: "/ai-automation#packages" },
    { title: "AI Services", path: "/services#packages" },
  ],
};
const answers = () => Response.json(answer);
const offers = () =>
  Response.json({
    ...answer,
    handover: {
      reason: "price",
      fields: { email: "", need: "AI Workflow Automation", message: "We type 40 supplier invoices a day." },
    },
  } satisfies ChatResponse);
const passes = () =>
  Response.json({
    message: "This site states no refund terms.",
    kind: "unanswered",
    sources: [],
    topic: "refund",
  } satisfies ChatResponse);
const fails = () => new Response(undefined, { status: 500 });
const isUnderMaintenance = () =>
  Response.json(
    {
      type: problemTypes.maintenance,
      title: "Maintenance",
      status: 503,
      detail: "Under maintenance.",
      requestId: "story",
      message: "Under maintenance.",
      error: "Maintenance",
    },
    { status: 503 },
  );
const neverAnswers = () => new Promise<Response>(() => {});

async function ask(canvasElement: HTMLElement, question: string) {
  await userEvent.type(within(canvasElement).getByRole("textbox", { name: "Message" }), `${question}{Enter}`);
}

const meta = {
  ...block,
  tags: ["dark-only"],
  title: "Website/Assistant panel",
  component: AssistantPanel,
  args: { open: true, onClose: fn() },
  // The panel is fixed to the corner of the window, so each story needs its own window.
  parameters: {
    usage: {
      when: ["Questions to the AI, from every page, in each state of an answer."],
      whenNot: ["A conversation of two people: take Website/Chat conversation."],
    },
    layout: "none",
    docs: { story: { inline: false, iframeHeight: 680 } },
  },
  decorators: [...block.decorators, (Story) => <div className="min-h-[680px]">{Story()}</div>],
  beforeEach: server(answers),
} satisfies Meta<typeof AssistantPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Greeting: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("log")).toHaveTextContent(greeting.text);
  },
};

export const Answered: Story = {
  play: async ({ canvasElement }) => {
    await ask(canvasElement, "What does it cost?");
    await expect(await within(canvasElement).findByRole("link", { name: /^AI Automation/ })).toBeVisible();
    await expect(within(canvasElement).queryByText(/^The audit is free/)).not.toBeInTheDocument();
    await userEvent.click(within(canvasElement).getByText("Related (1)"));
    await expect(await within(canvasElement).findByText(/^The audit is free/)).toBeVisible();
  },
};

export const Offered: Story = {
  beforeEach: server(offers),
  play: async ({ canvasElement }) => {
    await ask(canvasElement, "What would it cost for us?");
    await expect(await within(canvasElement).findByRole("button", { name: "Write the request" })).toBeVisible();
  },
};

export const Request: Story = {
  beforeEach: server(offers),
  play: async ({ canvasElement }) => {
    await ask(canvasElement, "What would it cost for us?");
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Write the request" }));
    // The form's code loads only now.
    const form = { name: "Your request, in your words" };
    const heading = await within(canvasElement).findByRole("heading", form);
    await waitFor(async () => expect(heading).toHaveFocus());
  },
};

export const Unanswered: Story = {
  beforeEach: server(passes),
  play: async ({ canvasElement }) => {
    await ask(canvasElement, "Can I get a refund?");
    await expect(await within(canvasElement).findByRole("button", { name: "Yes, read it" })).toBeVisible();
  },
};

export const Person: Story = {
  play: async ({ canvasElement }) => {
    await ask(canvasElement, "What does it cost?");
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Talk to a person" }));
    // The sheet's code loads only now.
    const along = await within(canvasElement).findByRole("checkbox", { name: "Include this conversation" });
    await userEvent.click(along);
    await expect(within(canvasElement).getByRole("textbox", { name: /^What is included/ })).toBeVisible();
  },
};

export const Typing: Story = {
  beforeEach: server(neverAnswers),
  play: async ({ canvasElement }) => {
    await ask(canvasElement, "Which tasks can you take over in a dental practice?");
    await expect(await within(canvasElement).findByText("Assistant is typing")).toBeInTheDocument();
  },
};

export const Failed: Story = {
  beforeEach: server(fails),
  play: async ({ canvasElement }) => {
    await ask(canvasElement, "Are you open on Saturday?");
    await expect(await within(canvasElement).findByText(assistantTexts.sendFailure)).toBeVisible();
    await expect(within(canvasElement).getByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const Maintenance: Story = {
  beforeEach: server(isUnderMaintenance),
  play: async ({ canvasElement }) => {
    await ask(canvasElement, "Are you open on Saturday?");
    await expect(await within(canvasElement).findByRole("button", { name: "ACKNOWLEDGE" })).toHaveFocus();
  },
};

export const TooLong: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("textbox", { name: "Message" }));
    await userEvent.paste("We repeat this every week. ".repeat(200));
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent("Remove");
  },
};

export const Minimised: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Minimise" }));
    await expect(within(canvasElement).getByRole("button", { name: "Expand" })).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: "w390", isRotated: false } } };
