import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor, within } from "storybook/test";
import { readToken } from "../read-color.ts";
import { Copies } from "./parts/copy.tsx";
import { Page, Section, Split } from "./parts/page.tsx";
import { fontFaces } from "./parts/style-rules.ts";
import { type Token, tokensOf } from "./parts/token-files.ts";
import { useMeasured } from "./parts/use-measured.ts";

/** The sample for each style: a sentence, and the classes that its context adds. */
const samples: Readonly<Record<string, readonly [sample: string, look: string]>> = {
  hero: ["Deploy AI Agents, Not Just Software", "text-hero [word-spacing:0.05em]"],
  display: ["Hand over the first task", "text-display [word-spacing:0.04em]"],
  h2: ["Watch one work before you hire one", "text-h2"],
  h3: ["Weekly supplier report", "text-h3"],
  h4: ["Lead replies", "text-h4"],
  "app-h1": ["Welcome, Ines", "text-app-h1"],
  figure: ["32 h to 8 h", "text-figure tabular-nums"],
  lead: [
    "An agent is only useful when it has a job, access to the right systems and someone to answer to.",
    "text-lead text-fg-2 max-w-[44ch]",
  ],
  body: [
    "The agent drafts the analysis by Monday morning. One analyst spends a day checking it, and every figure links to its source.",
    "text-body text-fg-2 max-w-[62ch]",
  ],
  ui: ["Open the playground", "text-ui font-semibold"],
  small: ["Approved by Tomas Verhale, 09:42", "text-small text-fg-3"],
  meta: ["Connected", "text-meta"],
};

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
        {tokensOf("text").map(({ name, note }) => (
          <Style key={name} name={name} use={note} />
        ))}
      </Section>
      <Section
        title="Faces"
        lead="Text is painted at once in a face of the same measures, so nothing moves when the font arrives."
      >
        {tokensOf("font").map((token) => (
          <Family key={token.name} token={token} />
        ))}
        <Faces />
      </Section>
    </Page>
  );
}

function Style({ name, use }: { name: string; use: string }) {
  const [sample, look] = samples[name] ?? ["No sample yet", ""];
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
        <p className="mt-3 mb-3 font-mono text-meta text-fg-3">{figures}</p>
        <Copies texts={[`text-tf-${name}`]} />
      </div>
    </Split>
  );
}

function Family({ token: { name, note } }: { token: Token }) {
  const [ref, stack] = useMeasured((element) => readToken(element, `font-${name}`));
  const mono = name === "mono";
  return (
    <Split title={`font-${name}`} note={note}>
      <div ref={ref}>
        <p className={mono ? "font-mono text-h3 font-normal" : "text-h2"}>
          {mono ? "09:42:07 run 30-0417 approved" : "AI agents, 1234567890"}
        </p>
        <p className="mt-3 mb-3 font-mono text-meta break-words text-fg-3">{stack}</p>
        <Copies texts={[`var(--tf-font-${name})`]} />
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
  parameters: { layout: "none" },
  tags: ["!autodocs"],
  render: () => <TypographyPage />,
} satisfies Meta;
export default meta;

export const Typography: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(async () => expect(page.getByText("17 px, line 1.35, tracking -0.008 em, weight 640")).toBeVisible());
    await expect(page.queryByText("No sample yet")).toBeNull();
    await expect(page.getByRole("button", { name: "Copy text-tf-app-h1" })).toBeVisible();
    await expect(page.getByText(/"Thirtyfold Fallback", ui-sans-serif/)).toBeVisible();
  },
};
