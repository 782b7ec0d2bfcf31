import type { StoryContext } from "@storybook/react-vite";
import { finishAnimations } from "./finish-animations.ts";
import { inTest } from "./in-test.ts";

/** The rules of axe that look at colors; all others find the same in either theme. */
const colorRules = ["color-contrast", "link-in-text-block"];

/**
 * In tests, which show a story in dark: looks at its colors in light, too. Themes differ in colors alone, so turning the
 * page over takes the place of showing the story a second time. What is dark wherever it is shown says so with the tag.
 */
export async function checkLightColors({ tags, globals }: Pick<StoryContext, "tags" | "globals">): Promise<void> {
  if (!inTest() || globals["theme"] !== "dark" || tags.includes("dark-only")) return;
  const { default: axe } = await import("axe-core");
  turnThemes();
  axe.reset();
  const { violations } = await axe.run(document.body, { runOnly: colorRules, resultTypes: ["violations"] });
  turnThemes();
  const found = violations.flatMap(({ help, nodes }) =>
    nodes.map((node) => `${help}: ${node.html}\n${node.failureSummary}`),
  );
  if (found.length > 0) throw new Error(`In the light theme:\n${found.join("\n")}`);
}

/** What follows the page's theme, or is its opposite, changes with it. */
function turnThemes(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-theme]:not([data-theme-stays])")) {
    element.dataset["theme"] = element.dataset["theme"] === "light" ? "dark" : "light";
  }
  finishAnimations();
}
