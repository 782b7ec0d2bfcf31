import type { BrowserContext, Page, Request } from "playwright-core";

/** Fetched by the browser in case the visitor goes there: a failure affects nobody. */
const isPrefetch = (request: Request) => request.headers()["sec-purpose"]?.startsWith("prefetch") === true;

/** Matches a room's id in the part of a page's URL that servers see, without the fragment (CONTRACT, section 5). */
const namesRoom = (page: string) =>
  /[\w-]_(?:sales|support|technical-support)\b|\b(?:sales|support|technical-support)_[\w-]/.test(
    page.split("#", 1)[0] ?? "",
  );

/** Logs policy violations, which no console call reports, as errors. Runs in the page, before its scripts. */
function reportViolations(): void {
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    console.error(`Content Security Policy: ${violatedDirective} does not allow ${blockedURI}`);
  });
}

/**
 * Collects everything that a flawless visit lacks: errors and warnings on the console, uncaught errors, unhandled
 * rejections, violations of the Content Security Policy, calls that fail or are answered 4xx or 5xx, dialogs, and pages
 * whose URL contains a room's id.
 */
export async function watchTrouble(context: BrowserContext): Promise<string[]> {
  const trouble: string[] = [];
  await context.addInitScript(reportViolations);
  context.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) {
      trouble.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on("weberror", (event) => {
    const error: unknown = event.error();
    trouble.push(`uncaught: ${error instanceof Error ? `${error.message} ${error.stack}` : String(error)}`);
  });
  context.on("requestfailed", (request) => {
    // A navigation aborts the previous page's pending requests.
    const reason = request.failure()?.errorText ?? "";
    if (reason !== "net::ERR_ABORTED" && !isPrefetch(request))
      trouble.push(`failed: ${request.method()} ${request.url()} ${reason}`);
  });
  context.on("request", (request) => {
    const { referer = "" } = request.headers();
    if (namesRoom(referer)) trouble.push(`room in a referrer: ${referer}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400 && !isPrefetch(response.request()))
      trouble.push(`answer: ${response.status()} ${response.url()}`);
  });
  context.on("page", (page: Page) => {
    page.on("framenavigated", (frame) => {
      if (namesRoom(frame.url())) trouble.push(`room in a page's address: ${frame.url()}`);
    });
    page.on("dialog", (dialog) => {
      trouble.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
  });
  return trouble;
}
