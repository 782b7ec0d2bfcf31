import { isPageAsked } from "./asked-page.ts";

/** Milliseconds until the server is asked again. */
const askAgainMs = 1_000;

let waiting = false;

/**
 * The router answers a page whose code it cannot fetch by a reload. Without a way to the server that would put the
 * browser's own error page in place of one that can still be read, so the reload waits until the server answers.
 */
export function stayWhileOffline(): void {
  window.navigation?.addEventListener("navigate", stay);
}

function stay(event: NavigateEvent): void {
  if (event.navigationType !== "reload" || event.userInitiated || (navigator.onLine && !isPageAsked())) return;
  event.preventDefault();
  if (waiting) return;
  waiting = true;
  void goOn();
}

async function goOn(): Promise<void> {
  const reached = navigator.onLine && (await reachServer());
  // Another page may have come meanwhile, from what was fetched before.
  if (!isPageAsked()) waiting = false;
  else if (reached) {
    window.navigation.removeEventListener("navigate", stay);
    window.location.reload();
  } else setTimeout(() => void goOn(), askAgainMs);
}

// A browser counts as online as soon as it has any network, often before the server can be reached over it.
const reachServer = async () =>
  fetch(window.location.href, { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );
