import type { Meta, StoryObj } from "@storybook/react-vite";
import type { LucideIcon } from "lucide-react";
import BookOpenText from "lucide-react/icons/book-open-text";
import ChartScatter from "lucide-react/icons/chart-scatter";
import Compass from "lucide-react/icons/compass";
import Layers from "lucide-react/icons/layers";
import Network from "lucide-react/icons/network";
import Package from "lucide-react/icons/package";
import Puzzle from "lucide-react/icons/puzzle";
import Workflow from "lucide-react/icons/workflow";
import { expect, within } from "storybook/test";
import { AgentTile } from "../../src/agent-tile/agent-tile.tsx";
import { Badge } from "../../src/badge/badge.tsx";
import { Logo } from "../../src/logo/logo.tsx";
import { LogoMark } from "../../src/logo-mark/logo-mark.tsx";
import { BothThemes, Page, Section, Split } from "./parts/page.tsx";

const icons: readonly [LucideIcon, string, string][] = [
  [Compass, "compass", "AI consulting"],
  [ChartScatter, "chart-scatter", "Machine learning"],
  [Network, "network", "Enterprise integration"],
  [Layers, "layers", "AI-powered automation"],
  [Package, "package", "Agent delivery, and whatever has none"],
  [BookOpenText, "book-open-text", "GPT customization"],
  [Workflow, "workflow", "Workflow automation"],
  [Puzzle, "puzzle", "No-code integrations"],
];

const heights = [16, 20, 28, 56];

function IconsPage() {
  return (
    <Page
      title="A ribbon folded into a 3"
      lead="The front of the paper in the text's color, its back lit. Never a gradient, an outline, a shadow or a box around it."
    >
      <Section title="Logo" lead="The mark, 10 px, the name. Keep one ribbon's width clear on every side.">
        <Split title="With the name" note="In the header the mark is 24 by 28 px.">
          <BothThemes>
            <div className="py-6">
              <Logo>Thirtyfold</Logo>
            </div>
          </BothThemes>
        </Split>
        <Split title="The mark alone" note="Never below 16 px.">
          <BothThemes>
            <ul className="flex flex-wrap items-end gap-7 py-4">
              {heights.map((height) => (
                <li key={height} className="grid justify-items-center gap-2.5 text-meta text-fg-3 tabular-nums">
                  <LogoMark height={height} width={(height * 24) / 28} />
                  {height} px
                </li>
              ))}
            </ul>
          </BothThemes>
        </Split>
        <Split title="On tangerine" note="Front in on-tang, back in paper: tone “on-tang”.">
          <div className="grid h-32 w-full place-items-center bg-tang">
            <LogoMark tone="on-tang" width={48} height={56} />
          </div>
        </Split>
      </Section>
      <IconsSection />
    </Page>
  );
}

function IconsSection() {
  return (
    <Section
      title="Icons"
      lead="lucide, 20 px, 16 inside badges and meta, stroke 1.75, in the color of the text beside them."
    >
      <Split title="Solutions" note="Each solution has one, everywhere the same.">
        <ul className="grid gap-x-gutter md:grid-cols-2">
          {icons.map(([Icon, name, use]) => (
            <li key={name} className="grid grid-cols-[20px_1fr] items-center gap-4 border-t border-line py-3.5">
              <Icon size={20} strokeWidth={1.75} aria-hidden />
              <div>
                <p className="text-ui font-semibold">{use}</p>
                <p className="font-mono text-meta text-fg-3">{name}</p>
              </div>
            </li>
          ))}
        </ul>
      </Split>
      <Split title="Beside words" note="At most one in a list item. Alone only in a button that has a name.">
        <div className="flex flex-wrap items-center gap-5">
          <Badge variant="success">
            <Workflow strokeWidth={1.75} aria-hidden /> Quotes approved
          </Badge>
          <span className="inline-flex items-center gap-2.5 text-ui font-semibold">
            <Compass size={20} strokeWidth={1.75} aria-hidden /> AI consulting
          </span>
        </div>
      </Split>
      <Split title="An agent is a lit tile" note="Radius 2. A person is initials on a sheet with a folded corner.">
        <div className="flex items-center gap-5">
          <AgentTile size="sm">
            <Package strokeWidth={1.75} aria-hidden />
          </AgentTile>
          <AgentTile>
            <Workflow strokeWidth={1.75} aria-hidden />
          </AgentTile>
          <AgentTile size="lg">
            <LogoMark tone="on-tang" />
          </AgentTile>
        </div>
      </Split>
      <Split title="Not here" note="What others do, and we don’t.">
        <p className="max-w-[62ch] text-fg-2">
          No icon in a tinted circle, no sparkles, brains or robots, no photographs, no generated images. Pictures are
          product artefacts built in HTML, drawn diagrams, and the network of squares on the home page.
        </p>
      </Split>
    </Section>
  );
}

const meta = {
  title: "Design language/Icons and logo",
  parameters: { layout: "none" },
  tags: ["!autodocs"],
  render: () => <IconsPage />,
} satisfies Meta;
export default meta;

export const IconsAndLogo: StoryObj<typeof meta> = {
  name: "Icons and logo",
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText("Thirtyfold")).toHaveLength(2);
  },
};
