import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../../src/button/button.tsx";
import { reduceMotion, swapMotion } from "../stage/reduced-motion.ts";
import { Copies } from "./parts/copy.tsx";
import { Page, Section, Split } from "./parts/page.tsx";
import { Rail } from "./parts/rail.tsx";
import { keyframes } from "./parts/style-rules.ts";
import { tokensOf } from "./parts/token-files.ts";

const samples: Readonly<Record<string, string>> = {
  "tf-rise": "900ms linear",
  "tf-rise-100": "900ms linear",
  "tf-rise-200": "900ms linear",
  "tf-crease": "6s ease-in-out",
  "tf-spinner-cell": "1.35s steps(1) 3",
  "tf-typing-cell": "1.2s steps(1) 3",
};

/** The keyframes that tokens play. */
const animations = tokensOf("animation").map(({ name }) => `tf-${name}`);

function MotionPage() {
  const [rules] = useState(keyframes);
  return (
    <Page
      title="A change of state, explained"
      lead="Only opacity, transform and clip-path move. Nothing loops longer than 5 seconds without a pause control, but for the spinner and the crease line."
    >
      <Section title="Durations and easings" lead="Play each one. The square goes from day 1 to day 30.">
        {tokensOf("duration").map(({ name, note }) => (
          <Split key={name} title={`dur-${name}`} note={note}>
            <Rail label={`dur-${name}`} duration={`dur-${name}`} easing="ease-out" />
            <Copies texts={[`var(--tf-dur-${name})`]} />
          </Split>
        ))}
        {tokensOf("easing").map(({ name, note }) => (
          <Split key={name} title={`ease-${name}`} note={note}>
            <Rail label={`ease-${name}`} duration="dur-4" easing={`ease-${name}`} />
            <Copies texts={[`var(--tf-ease-${name})`]} />
          </Split>
        ))}
      </Section>
      <Section
        title="Keyframes"
        lead="Names start with tf-, because keyframes are global to a page. The class runs one in its own time and manner."
      >
        {rules.map((rule) => (
          <Keyframes key={rule.name} rule={rule} />
        ))}
      </Section>
      <Section
        title="Reduced motion"
        lead="No entrance, no loops, overlays appear at once. Whatever moved says the same in words or stands still."
      >
        <Split title="In code" note="All movement stands behind motion-safe.">
          <p className="max-w-[62ch] text-fg-2">
            The switch “Reduced motion” in the toolbar shows every story as for a person who asked their system for it.
            A spinner shows its text, a map shows day 30, a carousel becomes a row that scrolls.
          </p>
        </Split>
      </Section>
    </Page>
  );
}

function Keyframes({ rule }: { rule: CSSKeyframesRule }) {
  const [run, setRun] = useState(0);
  const animation = run === 0 ? undefined : `${rule.name} ${samples[rule.name] ?? "700ms ease-out"}`;
  return (
    <Split title={rule.name}>
      <div className="flex items-start gap-5">
        <Button variant="outline" size="sm" onClick={() => setRun(run + 1)}>
          Play {rule.name}
        </Button>
        <div className="size-9 shrink-0 overflow-hidden bg-surface-3">
          <div key={run} className="size-full bg-mark motion-reduce:animate-none!" style={{ animation }} />
        </div>
      </div>
      {animations.includes(rule.name) && (
        <div className="mt-4">
          <Copies texts={[`animate-${rule.name}`]} />
        </div>
      )}
      <ul className="mt-4 grid gap-1 font-mono text-meta text-fg-3">
        {[...rule.cssRules].map((frame) => (
          <li key={frame.cssText} className="break-words">
            {frame.cssText}
          </li>
        ))}
      </ul>
    </Split>
  );
}

const meta = {
  title: "Design language/Motion",
  parameters: { layout: "none" },
  tags: ["!autodocs"],
  render: () => <MotionPage />,
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Motion: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(page.getByRole("heading", { name: "tf-rise" })).toBeVisible();
    await expect(await page.findByText("200 ms")).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: "Play dur-2" }));
  },
};

/** The toolbar's switch; hidden from the sidebar because it shows nothing beyond the page above. */
export const ReducedMotionSwitch: Story = {
  tags: ["!dev"],
  globals: { motion: "reduce" },
  render: () => <p className="text-fg motion-safe:animate-crease">Breathes, unless motion is reduced</p>,
  play: async ({ canvasElement }) => {
    const moving = within(canvasElement).getByText(/^Breathes/);
    await expect(getComputedStyle(moving).animationName).toBe("none");
    await expect(matchMedia("(prefers-reduced-motion: reduce)").matches).toBe(true);
    await expect(matchMedia("(prefers-reduced-motion: no-preference)").matches).toBe(false);
    reduceMotion(false);
    await expect(getComputedStyle(moving).animationName).toBe("tf-crease");
    await expect(matchMedia("(prefers-reduced-motion: reduce)").matches).toBe(false);
    reduceMotion(true);
    const condition = "screen and (prefers-reduced-motion:reduce), not (prefers-reduced-motion)";
    await expect(swapMotion(condition)).not.toContain("motion");
    await expect(swapMotion(swapMotion(condition), true)).toBe(
      "screen and (prefers-reduced-motion: reduce), not (prefers-reduced-motion)",
    );
  },
};
