import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import type { Reporter, TestModule } from "vitest/node";

/** Vitest's JSON report, limited to what `npm test` reads: without axe's passes, which are 40 KB for every story. */
export class StoryReport implements Reporter {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify({ testResults: modules.map(describeModule) }));
  }
}

function describeModule(module: TestModule) {
  const assertionResults = [...module.children.allTests()].map((test) => {
    const { state, errors = [] } = test.result();
    return {
      ancestorTitles: [],
      title: test.name,
      status: state,
      duration: test.diagnostic()?.duration,
      failureMessages: errors.map(({ message }) => plain(message)),
    };
  });
  return {
    name: module.moduleId,
    status: module.ok() ? "passed" : "failed",
    message: plain(module.errors()[0]?.message ?? ""),
    assertionResults,
  };
}

/** Without colors, and without the addon's leading link into a Storybook that is not running. */
function plain(message: string): string {
  return message
    .replaceAll(/\u001B\[\d+m/g, "")
    .replace(/^\s*Click to debug the error directly in Storybook: \S+\s*/, "");
}
