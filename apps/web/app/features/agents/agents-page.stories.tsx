import type { Meta, StoryObj } from "@storybook/react-vite";
import { libraryAgents, waitlist } from "@thirtyfold/content";
import { Container } from "@thirtyfold/ui";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { block } from "../../testing/in-site.tsx";
import { AgentSheet } from "./agent-sheet.tsx";
import { AgentsPage } from "./agents-page.tsx";
import { ProblemAndSolution } from "./problem-and-solution.tsx";
import { TailoredSolution } from "./tailored-solution.tsx";
import { VoiceLayer } from "./voice-layer.tsx";
import { WaitlistForm } from "./waitlist.tsx";

const meta = {
  ...block,
  tags: ["dark-only"],
  title: "Website/Agents",
  parameters: {
    ...block.parameters,
    usage: {
      when: ["The Agent Library, and each of its parts alone: who the agents are, and what they are given to do."],
      whenNot: [
        "Agents that can be tried: those are in Website/Playground.",
        "What Thirtyfold offers beside agents: take Website/Services.",
      ],
    },
  },
  component: AgentsPage,
} satisfies Meta<typeof AgentsPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WholePage: Story = {};

export const WholePageOnPhone: Story = { globals: { viewport: { value: "w390", isRotated: false } } };

/** An agent's inputs, work and results on one sheet. */
export const RoleSheet: Story = {
  render: () => (
    <Container className="py-10">
      {libraryAgents.slice(0, 1).map((agent) => (
        <AgentSheet key={agent.slug} agent={agent} />
      ))}
    </Container>
  ),
};

export const Problem: Story = { render: () => <ProblemAndSolution /> };

/** The same message in several tones, one of them selected. */
export const Voice: Story = { render: () => <VoiceLayer /> };

export const Tailored: Story = { render: () => <TailoredSolution /> };

const waitlistForm = () => (
  <Container className="py-10">
    <WaitlistForm />
  </Container>
);

export const WaitlistEmpty: Story = { render: waitlistForm };

/** Each missing value is reported at its field, and the first such field has the focus. */
export const WaitlistMistakes: Story = {
  render: waitlistForm,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: waitlist.submit }));
    const [first] = canvas.getAllByRole("textbox");
    await waitFor(() => expect(first).toHaveFocus());
    await expect(first).toBeInvalid();
  },
};
