import { isPageAsked } from "./asked-page.ts";

/** Milliseconds until the server is asked again. */
const askAgainMs = 1_000;

/**
 * The router answers a page whose code it cannot fetch by a reload. Offline that would put the browser's own error page
 * in place of one that can still be read, so the reload waits until the connection is back.
 */
export function stayWhileOffline(): void {
  if (!("navigation" in window)) return;
  window.navigation.addEventListener("navigate", (event) => {
    if (event.navigationType !== "reload" || event.userInitiated || navigator.onLine) return;
    event.preventDefault();
    window.addEventListener("online", () => void goOn(), { once: true });
  });
}

async function goOn(): Promise<void> {
  const reached = await reachServer();
  // Another page may have come meanwhile, from what was fetched before.
  if (!isPageAsked()) return;
  if (reached) window.location.reload();
  else setTimeout(() => void goOn(), askAgainMs);
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
