import type { Meta, StoryObj } from "@storybook/react-vite";
import { demoTexts } from "@thirtyfold/api-contract";
import { tryAgents } from "@thirtyfold/content";
import { expect, spyOn, userEvent, within } from "storybook/test";
import { block } from "../../testing/in-site.tsx";
import { sampleSteps, sampleText, sampleTrace } from "./testing/sample-run.ts";
import { TryAgentPage } from "./try-agent-page.tsx";

/** Answers every request of the story in place of the server, and clears the tab's storage. */
const server = (answer: () => Response | Promise<Response>) => () => {
  sessionStorage.clear();
  const fake = spyOn(window, "fetch").mockImplementation(async () => answer());
  return () => {
    fake.mockRestore();
    sessionStorage.clear();
  };
};

const stream = (list: readonly unknown[], { end }: { end: boolean }) =>
  new Response(
    new ReadableStream({
      start(controller) {
        const text = list.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
        controller.enqueue(new TextEncoder().encode(text));
        if (end) controller.close();
      },
    }),
    { headers: { "content-type": "text/event-stream" } },
  );

const steps = sampleSteps.map((step) => ({ step }));
const runs = () => stream([...steps, { done: true, text: sampleText, trace: sampleTrace }], { end: true });
const works = () => stream([...steps.slice(0, 3), { delta: sampleText.slice(0, 60) }], { end: false });
const fails = () => Response.json({ error: "Invalid API key" }, { status: 503 });

async function process(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole("textbox"));
  await userEvent.paste("We are a dental practice with 11 people. What does an agent cost? Tomas Verhale");
  await userEvent.click(canvas.getByRole("button", { name: "Process" }));
  return canvas;
}

const [sales, onboarding, operations] = tryAgents;

const meta = {
  ...block,
  tags: ["dark-only"],
  title: "Website/Demo card",
  parameters: {
    ...block.parameters,
    usage: {
      when: ["The live page of a demo agent: one input, one run, its trace."],
      whenNot: ["A demo that is only shown: take the playground's cards."],
    },
  },
  component: TryAgentPage,
  args: { agent: sales },
  beforeEach: server(runs),
} satisfies Meta<typeof TryAgentPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sales: Story = {};

export const Onboarding: Story = { args: { agent: onboarding } };

export const Operations: Story = { args: { agent: operations } };

export const NoText: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Process" }));
    await expect(within(canvasElement).getByText(demoTexts.emptyInput)).toBeVisible();
  },
};

export const Processing: Story = {
  beforeEach: server(works),
  play: async ({ canvasElement }) => {
    const canvas = await process(canvasElement);
    await expect(await canvas.findByText("Looked up the prices")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Processing..." })).toBeDisabled();
  },
};

export const Result: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await process(canvasElement);
    await expect(await canvas.findByRole("link", { name: /^Book a Free AI Audit/ })).toBeVisible();
  },
};

export const OpenedSteps: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await process(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Open all" }));
    await expect(canvas.getByText('{ "agents": 1 }')).toBeVisible();
  },
};

export const Sharing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await process(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Share" }));
    await expect(canvas.getByRole("button", { name: "Make the link" })).toBeVisible();
  },
};

export const Failed: Story = {
  beforeEach: server(fails),
  play: async ({ canvasElement }) => {
    const canvas = await process(canvasElement);
    await expect(await canvas.findByText(demoTexts.provider)).toBeVisible();
    await expect(canvas.getByText(demoTexts.fallbackPrefix)).toBeVisible();
  },
};

export const ResultOnPhone: Story = { ...Result, globals: { viewport: { value: "w390", isRotated: false } } };
