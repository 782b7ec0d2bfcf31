import type { TryAgent } from "@thirtyfold/content";
import type { Locator, Page } from "playwright-core";

/** The parts of a demo card, by accessible name. */
export type DemoCard = {
  input: Locator;
  process: Locator;
  cancel: Locator;
  /** The agent's result. */
  paper: Locator;
  steps: Locator;
  audit: Locator;
  /** A sample text, by its sender. */
  sample(title: string): Locator;
};

export function demoCardOn(page: Page, agent: TryAgent): DemoCard {
  const main = page.getByRole("main");
  return {
    input: main.getByRole("textbox", { name: agent.label }),
    process: main.getByRole("button", { name: "Process", exact: true }),
    cancel: main.getByRole("button", { name: "Cancel" }),
    paper: main.getByRole("region", { name: agent.result }),
    steps: main.getByRole("region", { name: "The run" }).getByRole("listitem"),
    audit: main.getByRole("link", { name: /^Book a Free AI Audit/ }),
    sample: (title) => main.getByRole("button", { name: title }),
  };
}
