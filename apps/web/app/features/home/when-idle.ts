/** For browsers without `requestIdleCallback` (Safari), in ms. */
const fallbackDelay = 300;

/** Calls back when the browser has nothing better to do. Returns what takes that back. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(callback, fallbackDelay);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(callback, { timeout: 3000 });
  return () => cancelIdleCallback(request);
}
