import type { StoryContext } from "@storybook/react-vite";
import type { AxeResults, RunOptions, Spec } from "axe-core";
import { finishAnimations } from "./finish-animations.ts";
import { inTest } from "./in-test.ts";
import { newColors } from "./looked-at-colors.ts";

/** The rules of axe that look at colors; all others find the same in either theme. */
const colorRules = ["color-contrast", "link-in-text-block"];

/** Landmarks are the page's, not a story's: the addon leaves this rule off, too. */
const region = { id: "region", enabled: false };

/** What axe has found to be right with the colors that the page has shown, in each theme. */
const rightColors = { shown: new Set<string>(), inLight: new Set<string>() };

type Accessibility = { config?: Spec; options?: RunOptions };

/**
 * In tests, in place of the addon: it sends all that is in order to Vitest, 40 kB for every story, and goes before what
 * looks at light, so that the page changes its theme twice for each story. Themes differ in colors alone, so turning the
 * page over takes the place of showing the story a second time. What is dark wherever it is shown says so with the tag.
 * Colors that an earlier story has shown as well, in the same way, are not looked at again: that is half of axe's work.
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
  // Without the markup of each element that passes.
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

/** What follows the page's theme, or is its opposite, changes with it. */
function turnThemes(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-theme]:not([data-theme-stays])")) {
    element.dataset["theme"] = element.dataset["theme"] === "light" ? "dark" : "light";
  }
}
