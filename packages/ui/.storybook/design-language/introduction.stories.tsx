import type { Meta, StoryObj } from "@storybook/react-vite";
import FileText from "lucide-react/icons/file-text";
import { expect, userEvent, within } from "storybook/test";
import { AgentTile } from "../../src/agent-tile/agent-tile.tsx";
import { Card } from "../../src/card/card.tsx";
import { Hundred } from "../../src/hundred/hundred.tsx";
import { ComponentLedger } from "./parts/component-ledger.tsx";
import { Page, Section, Split } from "./parts/page.tsx";
import { TaskMap } from "./parts/task-map.tsx";
import { TryOn } from "./parts/try-on.tsx";

const refusals = [
  ["Left-align headlines, very large, next to a working artefact", "Center a gradient headline over a glowing blob"],
  ["Show a job with names, amounts, times, approvals", "Show brains, sparkles, robots, stock photos"],
  ["One saturated color, with a job", "Purple or blue gradients, glass, neon borders"],
  ["Hairlines and shared cell borders, radius 2 to 6 px", "Rows of rounded cards that all look alike"],
  ["One primary button per screen", "One in the header and two in the hero"],
  ["Motion that explains a change of state", "Parallax, tilt, cursor trails, marquees"],
] as const;

function IntroductionPage() {
  return (
    <Page
      title="Hand over thirty"
      lead="A company has about a hundred recurring tasks. Thirtyfold takes thirty of them in thirty days. Everything visual follows from that sentence, and from the word fold."
    >
      <Section
        title="Try it on"
        lead="One screen of an application. What you choose is set around it, and nothing in it knows."
      >
        <TryOn />
      </Section>
      <Section title="Four ideas" lead="Name them, and you can judge any screen.">
        <Split title="The square" note="One recurring task. Lit tangerine: an agent runs it. Unlit: people keep it.">
          <TaskMap />
        </Split>
        <Split
          title="The fold"
          note="At 30% of the width. Layouts split there 3 to 7, and rules are lit up to it, as the one above this section."
        >
          <div className="flex h-36 text-small">
            <div className="w-[30%] bg-tang-shade p-4 text-on-tang">30</div>
            <div className="flex-1 bg-tang p-4 text-on-tang">
              A block of full color is one shade darker left of the fold
            </div>
          </div>
        </Split>
        <Split
          title="Paper"
          note="Whatever an agent hands back is a bone sheet with a folded corner. Nothing else is paper."
        >
          <Card variant="sheet" className="max-w-[440px]">
            <p className="text-h4">Supplier report, week 46</p>
            <p className="mt-2.5 text-small text-on-paper-2">
              3 of 41 invoices differ from their orders. Drafted Monday 06:10, waiting for Ines Kallio.
            </p>
          </Card>
        </Split>
        <Split
          title="The ledger"
          note="The system itself: bottle green, flat, ruled with hairlines, figures of equal width."
        >
          <dl className="grid max-w-[440px] text-small tabular-nums">
            {[
              ["Lead replies", "6 of 10"],
              ["Invoicing", "5 of 10"],
              ["Hiring", "0 of 10"],
            ].map(([task, count]) => (
              <div key={task} className="flex justify-between border-t border-line py-3">
                <dt className="text-fg-2">{task}</dt>
                <dd>{count}</dd>
              </div>
            ))}
          </dl>
        </Split>
      </Section>
      <Section
        title="Three materials, one meaning each"
        lead="If the color of something cannot be explained by this line, it is wrong."
      >
        <Materials />
        <Hundred className="mt-16" />
      </Section>
      <Section title="Everything there is" lead="Each with its states, its props, and when to take it and when not.">
        <ComponentLedger />
      </Section>
      <Refusals />
      <HowTo />
    </Page>
  );
}

function Materials() {
  return (
    <div className="grid border border-line md:grid-cols-3 md:divide-x md:divide-line">
      <div className="p-6">
        <div className="grid h-24 content-end border border-line bg-surface p-3 text-meta text-fg-3">surface</div>
        <h3 className="mt-5 text-h4">Green is the system</h3>
        <p className="mt-1.5 text-small text-fg-2">Panels, rules, tables, controls at rest.</p>
      </div>
      <div className="border-t border-line p-6 md:border-t-0">
        <Card variant="sheet" flush className="grid h-24 content-end p-3 text-meta">
          <span className="inline-flex items-center gap-2">
            <FileText size={16} strokeWidth={1.75} aria-hidden /> paper
          </span>
        </Card>
        <h3 className="mt-5 text-h4">Bone is output</h3>
        <p className="mt-1.5 text-small text-fg-2">An email, a role sheet, a report: what comes back.</p>
      </div>
      <div className="border-t border-line p-6 md:border-t-0">
        <div className="flex h-24 items-end">
          <AgentTile size="lg">
            <FileText strokeWidth={1.75} aria-hidden />
          </AgentTile>
        </div>
        <h3 className="mt-5 text-h4">Tangerine is handed over</h3>
        <p className="mt-1.5 text-small text-fg-2">Lit work, or the one place to act.</p>
      </div>
    </div>
  );
}

function Refusals() {
  return (
    <Section title="Does and refuses" lead="Left is ours. Right is what everybody else’s page looks like.">
      <ul>
        {refusals.map(([ours, theirs]) => (
          <li key={ours} className="grid gap-x-gutter gap-y-1.5 border-t border-line py-4 md:grid-cols-2">
            <span>{ours}</span>
            <span className="text-fg-3">
              <span className="font-semibold">Not: </span>
              {theirs}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function HowTo() {
  return (
    <Section title="How to use this Storybook" lead="Everything here runs the code that the website runs.">
      <Split title="Design language" note="Colors, typography, space, motion, theme props, icons, voice.">
        <p className="max-w-[62ch] text-fg-2">
          Every value is read from the style sheet of the page that you look at. A changed token shows here without
          anybody writing it down.
        </p>
      </Split>
      <Split title="Components and website" note="Each with every variant, size and state.">
        <p className="max-w-[62ch] text-fg-2">
          The docs page of a component says when to take it and when not, and has controls for its props. Website shows
          the page blocks alone: header, footer, hero, cards.
        </p>
      </Split>
      <Split title="Toolbar" note="It works on every story and docs page.">
        <p className="max-w-[62ch] text-fg-2">
          Theme (dark, light, both side by side), writing direction, reduced motion, text at 200%, and the widths 320,
          390, 768, 1280 and 1440. The panel Accessibility lists what axe finds; a finding fails the tests.
        </p>
      </Split>
      <Split title="Forced colors" note="Tested in a host's page, which a page here cannot be.">
        <p className="max-w-[62ch] text-fg-2">
          To look yourself: in Chromium’s DevTools open the command menu, choose Show Rendering, and set “Emulate CSS
          media feature forced-colors” to active. On Windows, turn a contrast theme on.
        </p>
      </Split>
      <Split title="Before and after a change" note="For reviews.">
        <p className="max-w-[62ch] text-fg-2">
          <code className="font-mono text-small">pnpm review</code> draws every story in both themes at 390 and 1280 px
          on a contact sheet. With <code className="font-mono text-small">--against</code> an earlier folder it shows
          the pixels that differ.
        </p>
      </Split>
    </Section>
  );
}

const meta = {
  title: "Design language/Introduction",
  parameters: { layout: "none" },
  tags: ["!autodocs"],
  render: () => <IntroductionPage />,
} satisfies Meta;
export default meta;

export const Introduction: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("heading", { level: 1, name: "Hand over thirty" })).toBeVisible();
    await userEvent.click(page.getByRole("radio", { name: "sea" }));
    await userEvent.click(page.getByRole("radio", { name: "compact" }));
    await expect(
      page.getByRole("button", { name: 'Copy <div data-accent="sea" data-density="compact">' }),
    ).toBeVisible();
    const dressed = within(page.getByRole("group", { name: "The screen to dress" }));
    await expect(getComputedStyle(dressed.getByRole("button", { name: "Save" })).minHeight).toBe("31.5px");
    await userEvent.click(page.getByRole("radio", { name: "tangerine" }));
    await userEvent.click(page.getByRole("radio", { name: "comfortable" }));
    await expect(page.getByRole("link", { name: "DropdownMenu" })).toHaveAttribute(
      "href",
      "./?path=/docs/components-dropdownmenu--docs",
    );
    await expect(page.getByRole("img", { name: /^100 recurring tasks/ })).toBeVisible();
  },
};
