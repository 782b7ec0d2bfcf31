import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Container } from "../../src/container/container.tsx";
import { readToken } from "../read-color.ts";
import { Copies, Copy } from "./parts/copy.tsx";
import { BothThemes, Page, Section, Split } from "./parts/page.tsx";
import { type Token, tokensOf } from "./parts/token-files.ts";
import { useMeasured } from "./parts/use-measured.ts";

const steps = [4, 8, 12, 16, 20, 24, 28, 36, 48, 64, 80, 112, 160];
function SpacePage() {
  return (
    <Page
      title="Split 3 to 7"
      lead="Ten columns. The fold stands at 30%: layouts split there, rules are lit up to it, blocks of full color are a shade darker left of it."
    >
      <Columns />
      <Section title="Space" lead="Thirteen steps. Inside a panel 20 or 24; between a heading and its lead 16 to 20.">
        <Split title="Steps" note="In pixels, as multiples of the step that data-density sets.">
          <ul className="grid gap-2.5">
            {steps.map((step) => (
              <li
                key={step}
                className="grid grid-cols-[40px_1fr] items-center gap-x-4 gap-y-1.5 text-small tabular-nums sm:grid-cols-[40px_176px_auto] sm:justify-start"
              >
                {step}
                <span className="h-3 bg-line-strong" style={{ width: step }} />
                <span className="max-sm:col-start-2">
                  <Copy text={`calc(var(--tf-unit) * ${step / 4})`} />
                </span>
              </li>
            ))}
          </ul>
        </Split>
        {[...tokensOf("space"), ...tokensOf("grid")].map(({ name, note }) => (
          <Split key={name} title={name} note={note}>
            <Length name={name} />
          </Split>
        ))}
        <Split title="Breakpoints" note="No sideways scrolling from 320 px up.">
          <dl className="grid grid-cols-[auto_1fr] gap-x-8 gap-y-2 text-small">
            <dt className="tabular-nums">below 768 px</dt>
            <dd className="text-fg-2">One column, the menu is a sheet</dd>
            <dt className="tabular-nums">md, 768 px</dt>
            <dd className="text-fg-2">Two columns, panels stack inside</dd>
            <dt className="tabular-nums">wide, 1100 px</dt>
            <dd className="text-fg-2">The full layout</dd>
          </dl>
        </Split>
      </Section>
      <Section title="Radius and shadow" lead="Corners are cut, not rounded. Only what floats has a shadow.">
        <Split title="Radius" note="Circles only for radio buttons.">
          <div className="flex flex-wrap gap-x-gutter gap-y-6">
            {tokensOf("radius").map((token) => (
              <Radius key={token.name} token={token} />
            ))}
          </div>
        </Split>
        <Split title="shadow-pop" note="Dropdown, dialog, toast, assistant. Nothing on a page that scrolls with it.">
          <BothThemes>
            <div className="mt-4 mb-10 grid h-28 place-items-center rounded-lg border border-line bg-surface text-small text-fg-2 shadow-pop">
              Floats
            </div>
          </BothThemes>
          <div className="mt-5">
            <Copies texts={tokensOf("shadow").map(({ property }) => property && `var(${property})`)} />
          </div>
        </Split>
      </Section>
    </Page>
  );
}

function Columns() {
  return (
    <section aria-label="The ten columns" className="mb-20 border-y border-line bg-sunken">
      <Container className="relative">
        <div className="grid h-72 grid-cols-10 gap-x-2 md:gap-x-gutter">
          {Array.from({ length: 10 }, (_, index) => (
            <div
              key={index}
              className={`pt-4 text-center text-meta tabular-nums ${index < 3 ? "bg-tang text-on-tang" : "bg-surface-2 text-fg-2"}`}
            >
              {index + 1}
            </div>
          ))}
        </div>
        <p className="py-5 text-small text-fg-2">
          The fold is the start of column 4. Left of it 3 columns, right of it 7. Section headers split 6 to 4, closing
          blocks 7 to 3.
        </p>
      </Container>
    </section>
  );
}

function Length({ name }: { name: string }) {
  const [ref, value] = useMeasured((element) => ({
    said: readToken(element, name),
    pixels: Math.round((element.firstElementChild?.getBoundingClientRect().width ?? 0) * 10) / 10,
  }));
  return (
    <div ref={ref}>
      <div className="h-3 bg-line-strong" style={{ width: `var(--tf-${name})` }} />
      <p className="mt-3 mb-3 font-mono text-meta break-words text-fg-3">
        {value !== undefined && `${value.said}, here ${value.pixels} px`}
      </p>
      <Copies texts={[`var(--tf-${name})`]} />
    </div>
  );
}

function Radius({ token: { name, note, property = "" } }: { token: Token }) {
  const [ref, value] = useMeasured((element) => getComputedStyle(element).getPropertyValue(property));
  return (
    <div ref={ref} className="w-40">
      <div className="size-20 border border-line-strong bg-surface-2" style={{ borderRadius: `var(${property})` }} />
      <p className="mt-3 text-ui">{`${name}, ${value ?? ""}`}</p>
      <p className="mb-3 text-small text-fg-3">{note}</p>
      <Copies texts={[`var(${property})`]} />
    </div>
  );
}

const meta = {
  title: "Design language/Space and grid",
  parameters: { layout: "none" },
  tags: ["!autodocs"],
  render: () => <SpacePage />,
} satisfies Meta;
export default meta;

export const SpaceAndGrid: StoryObj<typeof meta> = {
  name: "Space and grid",
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("24px, here 24 px")).toBeVisible();
  },
};
