import type { Meta, StoryObj } from "@storybook/react-vite";
import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { expect, within } from "storybook/test";
import { BeforeAfter } from "../../src/before-after/before-after.tsx";
import { Page, Section, Split } from "./parts/page.tsx";

type Pair = Readonly<{ title: string; note: string; dos: readonly string[]; donts: readonly string[] }>;

const pairs: readonly Pair[] = [
  {
    title: "Headlines",
    note: "An instruction.",
    dos: ["Hand over the first task", "Watch one work before you hire one"],
    donts: ["Unlock the power of AI", "Your seamless automation journey starts here"],
  },
  {
    title: "Benefits",
    note: "What it does, and what it leaves to people.",
    dos: [
      "Live inside the tools you already use",
      "People approve the steps that matter",
      "Every action written to a log you own",
    ],
    donts: ["Supercharge your productivity", "AI that just works"],
  },
  {
    title: "Numbers",
    note: "With a unit, and before and after. Always digits.",
    dos: ["75% less analysis time, 32 h to 8 h", "Leads answered in 4 min, was 11 h"],
    donts: ["10x faster", "Thousands of hours saved"],
  },
  {
    title: "Buttons",
    note: "Verb and object.",
    dos: ["Explore AI Agents", "Open the playground"],
    donts: ["Learn more!", "Get started today"],
  },
  {
    title: "Empty states",
    note: "What is missing, then the next step.",
    dos: ["No conversations yet. Start one to see it here."],
    donts: ["Nothing to see here :("],
  },
  {
    title: "Errors",
    note: "What failed, then what to do. Texts that the specification gives stay exactly as they are.",
    dos: ["Failed to load messages. Please try again."],
    donts: ["Oops! Something went wrong on our end."],
  },
];

function VoicePage() {
  return (
    <Page
      title="Plain, specific, calm"
      lead="Speak of tasks, hours, approvals and logs. Short sentences, active verbs, no exclamation marks, no em dashes, no emoji."
    >
      <Section title="Say this, not that" lead="If a sentence would fit a competitor as well, write it again.">
        {pairs.map(({ title, note, dos, donts }) => (
          <Split key={title} title={title} note={note}>
            <div className="grid gap-x-gutter gap-y-5 md:grid-cols-2">
              <Sentences name="Do" sentences={dos} icon={<Check size={18} strokeWidth={1.75} className="text-ok" />} />
              <Sentences
                name="Do not"
                sentences={donts}
                icon={<X size={18} strokeWidth={1.75} className="text-bad" />}
                quiet
              />
            </div>
          </Split>
        ))}
      </Section>
      <Section
        title="People in examples"
        lead="Invented, and they say so: Illustrative stories. People and companies are fictional."
      >
        <Split title="A testimonial" note="One sentence of before, one of after, a name with a job, the measure.">
          <figure className="grid gap-6 md:grid-cols-[1fr_220px] md:gap-gutter">
            <div>
              <blockquote className="max-w-[44ch] text-lead text-pretty">
                “Leads that arrived at midnight used to wait until ten. They have an answer and a call slot before I am
                awake.”
              </blockquote>
              <figcaption className="mt-4 text-small text-fg-3">Tomas Verhale, Owner, Osprey Lane Dental</figcaption>
            </div>
            <BeforeAfter before="11 h" after="4 min" ratio={4 / 660} />
          </figure>
        </Split>
        <Split title="Spelling" note="American, sentence case.">
          <p className="max-w-[62ch] text-fg-2">
            Email addresses end in .example until there is a real one. Products are generic but for the channels that
            the specification names. No certification is claimed beyond its text.
          </p>
        </Split>
      </Section>
    </Page>
  );
}

type SentencesProps = { name: string; sentences: readonly string[]; icon: ReactNode; quiet?: boolean };

function Sentences({ name, sentences, icon, quiet = false }: SentencesProps) {
  return (
    <div>
      <h4 className="text-small font-semibold">{name}</h4>
      <ul className="mt-2.5 grid gap-2.5">
        {sentences.map((sentence) => (
          <li key={sentence} className="grid grid-cols-[18px_1fr] items-start gap-2.5">
            <span className="mt-[3px]">{icon}</span>
            <span className={quiet ? "text-fg-3" : "text-fg"}>{sentence}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const meta = {
  title: "Design language/Voice",
  parameters: { layout: "none" },
  tags: ["!autodocs"],
  render: () => <VoicePage />,
} satisfies Meta;
export default meta;

export const Voice: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const dos = within(canvasElement).getAllByRole("heading", { name: "Do" });
    await expect(dos).toHaveLength(pairs.length);
  },
};
