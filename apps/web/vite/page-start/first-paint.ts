/** Calls `next` after the first paint; at once in browsers that do not report it. */
export function afterFirstPaint(next: () => void): void {
  const painted = "first-contentful-paint";
  const isReported = PerformanceObserver.supportedEntryTypes.includes("paint");
  if (!isReported || performance.getEntriesByName(painted).length > 0) return next();
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName(painted).length === 0) return;
    observer.disconnect();
    next();
  }).observe({ type: "paint", buffered: true });
}
