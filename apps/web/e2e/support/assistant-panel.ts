import type { Locator, Page } from "playwright-core";

/** The parts of the floating assistant, by accessible name. */
export type Assistant = {
  launcher: Locator;
  panel: Locator;
  /** What scrolls. */
  conversation: Locator;
  log: Locator;
  /** The messages in the log. */
  turns: Locator;
  input: Locator;
  send: Locator;
  status: Locator;
  typing: Locator;
  /** Opens the panel and waits until its code has loaded. */
  open(): Promise<void>;
  /** Sends a question with Enter; does not wait for the answer. */
  ask(question: string): Promise<void>;
  /** Waits for a finished message with this text. */
  hears(text: string | RegExp): Promise<void>;
};

export function assistantOn(page: Page): Assistant {
  const panel = page.getByRole("dialog", { name: "Chat assistant" });
  const launcher = page.getByRole("button", { name: "Open chat assistant" });
  const input = panel.getByRole("textbox", { name: "Message" });
  const log = panel.getByRole("log");
  return {
    launcher,
    panel,
    input,
    log,
    turns: log.locator(":scope > ol > li"),
    conversation: panel.getByRole("region", { name: "Conversation" }),
    send: panel.getByRole("button", { name: "Send" }),
    status: panel.locator("[role=status][data-status]"),
    typing: panel.getByText("Assistant is typing"),
    async open() {
      await launcher.click();
      await input.waitFor();
      await page.locator("[data-waiting]").waitFor({ state: "detached" });
    },
    async ask(question) {
      await input.fill(question);
      await input.press("Enter");
    },
    async hears(text) {
      await log.getByText(text).last().waitFor();
    },
  };
}

/** Holds back the assistant's next calls until `release` is called, so that a test can inspect the page meanwhile. */
export async function holdAnswers(page: Page): Promise<{ release(): void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/api/openai/chat", async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}
