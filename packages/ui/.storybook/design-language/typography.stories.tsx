import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor, within } from "storybook/test";
import { readToken } from "../read-color.ts";
import { Page, Section, Split } from "./parts/page.tsx";
import { fontFaces } from "./parts/style-rules.ts";
import { useMeasured } from "./parts/use-measured.ts";

const styles = [
  ["hero", "Deploy AI Agents, Not Just Software", "Home h1 only", "text-hero [word-spacing:0.05em]"],
  ["display", "Hand over the first task", "Other page h1, closing blocks", "text-display [word-spacing:0.04em]"],
  ["h2", "Watch one work before you hire one", "Section headings", "text-h2"],
  ["h3", "Weekly supplier report", "Cards, panels", "text-h3"],
  ["h4", "Lead replies", "Tiles, list titles", "text-h4"],
  ["app-h1", "Welcome, Ines", "Heading of the app area", "text-app-h1"],
  ["figure", "32 h to 8 h", "Results; figures of equal width", "text-figure tabular-nums"],
  [
    "lead",
    "An agent is only useful when it has a job, access to the right systems and someone to answer to.",
    "Under h1 and h2; at most 44 characters a line",
    "text-lead text-fg-2 max-w-[44ch]",
  ],
  [
    "body",
    "The agent drafts the analysis by Monday morning. One analyst spends a day checking it, and every figure links to its source.",
    "Text; at most 62 characters a line",
    "text-body text-fg-2 max-w-[62ch]",
  ],
  ["ui", "Open the playground", "Buttons, labels, tabs", "text-ui font-semibold"],
  ["small", "Approved by Tomas Verhale, 09:42", "Meta", "text-small text-fg-3"],
  ["meta", "Connected", "Badges, times; nothing is smaller", "text-meta"],
] as const;

function TypographyPage() {
  return (
    <Page
      title="One family does the work"
      lead="Schibsted Grotesk has a serifed capital I, so that AI is never read as Al, tight forms, and figures of equal width."
    >
      <Section
        title="Styles"
        lead="Each at the size that it has on this screen. The figures are what the browser computed."
      >
        {styles.map(([name, sample, use, look]) => (
          <Style key={name} name={name} sample={sample} use={use} look={look} />
        ))}
      </Section>
      <Section
        title="Faces"
        lead="Text is painted at once in a face of the same measures, so nothing moves when the font arrives."
      >
        <Family name="font-sans" use="Everything that people read." sample="AI agents, 1234567890" />
        <Family
          name="font-mono"
          use="Machine output only: log times, frames, run ids."
          sample="09:42:07 run 30-0417 approved"
          mono
        />
        <Faces />
      </Section>
    </Page>
  );
}

function Style({ name, sample, use, look }: { name: string; sample: string; use: string; look: string }) {
  const [ref, figures] = useMeasured((element) => {
    const { fontSize, lineHeight, letterSpacing, fontWeight } = getComputedStyle(element.firstElementChild ?? element);
    const size = Number.parseFloat(fontSize);
    const tracking = Number.parseFloat(letterSpacing) / size;
    return [
      `${Math.round(size * 100) / 100} px`,
      `line ${Math.round((Number.parseFloat(lineHeight) / size) * 1000) / 1000}`,
      `tracking ${Number.isNaN(tracking) ? 0 : Math.round(tracking * 1000) / 1000} em`,
      `weight ${fontWeight}`,
    ].join(", ");
  });
  return (
    <Split title={name} note={use}>
      <div ref={ref}>
        <p className={`${look} text-balance [overflow-wrap:anywhere]`}>{sample}</p>
        <p className="mt-3 font-mono text-meta text-fg-3">{figures}</p>
      </div>
    </Split>
  );
}

function Family({ name, use, sample, mono = false }: { name: string; use: string; sample: string; mono?: boolean }) {
  const [ref, stack] = useMeasured((element) => readToken(element, name));
  return (
    <Split title={name} note={use}>
      <div ref={ref}>
        <p className={mono ? "font-mono text-h3 font-normal" : "text-h2"}>{sample}</p>
        <p className="mt-3 font-mono text-meta break-words text-fg-3">{stack}</p>
      </div>
    </Split>
  );
}

function Faces() {
  const [faces] = useState(() => [
    ...new Set(
      fontFaces().map(({ style }) =>
        ["font-family", "font-weight", "font-display", "size-adjust"]
          .map((property) => style.getPropertyValue(property))
          .filter(Boolean)
          .join(", "),
      ),
    ),
  ]);
  return (
    <Split
      title="Loaded here"
      note="The package ships no fonts. Load the variable faces, or set the two tokens to your own. README says how."
    >
      <ul className="grid gap-1.5 font-mono text-meta text-fg-3">
        {faces.map((face) => (
          <li key={face}>{face}</li>
        ))}
      </ul>
    </Split>
  );
}

const meta = {
  title: "Design language/Typography",
  parameters: { layout: "page" },
  tags: ["!autodocs"],
  render: () => <TypographyPage />,
} satisfies Meta;
export default meta;

export const Typography: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(async () => expect(page.getByText("17 px, line 1.35, tracking -0.008 em, weight 640")).toBeVisible());
    await expect(page.getByText(/"Thirtyfold Fallback", ui-sans-serif/)).toBeVisible();
  },
};
