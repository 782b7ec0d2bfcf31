import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Badge } from "../../src/badge/badge.tsx";
import { withCode } from "../docs/usage.tsx";
import { type Change, type Kind, releases } from "./parts/changes.ts";
import { docsOf } from "./parts/component-list.ts";
import { Page, Section, Split } from "./parts/page.tsx";

const words: Readonly<Record<Kind, readonly [title: string, note: string]>> = {
  major: ["Breaks", "What used it before has to be changed."],
  minor: ["New", "Nothing that worked before is different, unless the line says so."],
  patch: ["Mended", "It does now what it said."],
};

function WhatsNewPage() {
  return (
    <Page
      title="What’s new"
      lead="Written by whoever made the change, for whoever uses the package: these lines are its changesets and its changelog."
    >
      {releases().map(({ version, changes }) => (
        <Section
          key={version ?? "next"}
          title={version ?? "The next version"}
          lead={`${changes.length} ${changes.length === 1 ? "change" : "changes"} since the one before.`}
        >
          {Object.entries(Object.groupBy(changes, ({ kind }) => kind)).map(([kind, some]) => (
            <Changes key={kind} kind={kind} changes={some} />
          ))}
        </Section>
      ))}
    </Page>
  );
}

function Changes({ kind, changes }: { kind: string; changes: readonly Change[] }) {
  const [title, note] = words[kind === "major" || kind === "minor" ? kind : "patch"];
  return (
    <Split title={title} note={note}>
      <ul className="grid gap-7">
        {changes.map(({ text }) => (
          <li key={text} className="max-w-[68ch]">
            <Touched text={text} />
            <p className="text-body text-pretty text-fg-2">{withCode(text)}</p>
          </li>
        ))}
      </ul>
    </Split>
  );
}

/** The components that a change mentions, each linking to its page. */
function Touched({ text }: { text: string }) {
  const names = [...new Set(text.match(/\b[A-Z][A-Za-z]+\b/g) ?? [])].filter((name) => docsOf(name) !== undefined);
  if (names.length === 0) return null;
  return (
    <p className="mb-2 flex flex-wrap gap-2">
      {names.map((name) => (
        <Badge key={name} variant="outline" asChild>
          <a href={docsOf(name)} target="_top">
            {name}
          </a>
        </Badge>
      ))}
    </p>
  );
}

const meta = {
  title: "Design language/What's new",
  parameters: { layout: "none" },
  tags: ["!autodocs"],
  render: () => <WhatsNewPage />,
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const WhatsNew: Story = {
  name: "What's new",
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("heading", { level: 1, name: "What’s new" })).toBeVisible();
    const lines = releases().flatMap(({ changes }) => changes);
    await expect(page.queryAllByRole("listitem")).toHaveLength(lines.length);
  },
};
