import type { StoryContext } from "@storybook/react-vite";
import type { AxeResults, RunOptions, Spec } from "axe-core";
import { finishAnimations } from "./finish-animations.ts";
import { inTest } from "./in-test.ts";
import { newColors } from "./looked-at-colors.ts";

/** The axe rules that look at colors; all others report the same in either theme. */
const colorRules = ["color-contrast", "link-in-text-block"];

/** Landmarks belong to the page rather than to a story: the addon turns this rule off, too. */
const region = { id: "region", enabled: false };

/** The color combinations that passed axe, in the theme shown and in light. */
const rightColors = { shown: new Set<string>(), inLight: new Set<string>() };

type Accessibility = { config?: Spec; options?: RunOptions };

/**
 * Replaces the addon in tests: the addon sends all passes to Vitest, 40 kB for every story, and would run before the
 * check in light, so the page would change its theme twice for each story. Themes differ only in colors, so switching
 * the page's theme replaces rendering the story a second time. A story that is dark everywhere says so with a tag.
 * Colors that an earlier story showed in the same way are not checked again: that is half of axe's work.
 */
export async function checkAccessibility({
  tags,
  globals,
  parameters,
}: Pick<StoryContext, "tags" | "globals" | "parameters">): Promise<void> {
  if (!inTest()) return;
  const { default: axe } = await import("axe-core");
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- Storybook's parameters are of any type; these are in preview.tsx.
  const { config = {}, options: asked }: Accessibility = parameters["a11y"];
  const options: RunOptions = { ...asked, resultTypes: ["violations"], reporter: "no-passes" };
  // Omits the markup of each element that passes.
  axe.reset();
  axe.configure({ ...config, noHtml: true, rules: [region, ...(config.rules ?? [])] });
  const { elements, colors } = newColors(rightColors.shown);
  const rules = Object.fromEntries(colorRules.map((rule) => [rule, { enabled: elements.length > 0 }]));
  const found = describe(await axe.run(document.body, { ...options, rules }));
  if (found.length > 0) throw new Error(`axe found:\n${found.join("\n")}`);
  keep(rightColors.shown, colors);
  if (globals["theme"] !== "dark" || tags.includes("dark-only")) return;
  const light = newColors(rightColors.inLight);
  if (light.elements.length === 0) return;
  turnThemes();
  finishAnimations();
  axe.reset();
  axe.configure({ noHtml: true });
  const inLight = describe(await axe.run({ include: light.elements }, { ...options, runOnly: colorRules }));
  turnThemes();
  if (inLight.length > 0) throw new Error(`In the light theme:\n${inLight.join("\n")}`);
  keep(rightColors.inLight, light.colors);
}

function keep(known: Set<string>, colors: ReadonlySet<string>): void {
  for (const color of colors) known.add(color);
}

function describe({ violations }: AxeResults): string[] {
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const why = [...any, ...all, ...none].map(({ message }) => message);
      return [`${help} (${id}): ${target.join(" ")}`, ...why].join("\n");
    }),
  );
}

/** Elements that follow the page's theme, or have the opposite one, change with it. */
function turnThemes(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-theme]:not([data-theme-stays])")) {
    element.dataset["theme"] = element.dataset["theme"] === "light" ? "dark" : "light";
  }
}
