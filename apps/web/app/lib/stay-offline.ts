import { isPageAsked } from "./asked-page.ts";

/** Milliseconds until the server is asked again. */
const askAgainMs = 1_000;

let waiting = false;
let going = false;

/**
 * The router answers a page whose code it cannot fetch by a reload. Without a way to the server that would put the
 * browser's own error page in place of one that can still be read, so the reload waits until the server answers.
 */
export function stayWhileOffline(): void {
  if (!("navigation" in window)) return;
  window.navigation.addEventListener("navigate", (event) => {
    if (event.navigationType !== "reload" || event.userInitiated || going) return;
    if (navigator.onLine && !isPageAsked()) return;
    event.preventDefault();
    if (!waiting) void goOn();
  });
}

async function goOn(): Promise<void> {
  waiting = true;
  while (isPageAsked() && !(await reachServer())) {
    await new Promise((resolve) => {
      setTimeout(resolve, askAgainMs);
    });
  }
  waiting = false;
  // Another page may have come meanwhile, from what was fetched before.
  if (!isPageAsked()) return;
  going = true;
  window.location.reload();
}

// A browser counts as online as soon as it has any network, often before the server can be reached over it.
async function reachServer(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch(window.location.href, { method: "HEAD", cache: "no-store" });
    return true;
  } catch {
    return false;
  }
}
