/** How long after its load event a page waits for a paint that is not reported, in milliseconds. */
const longestWait = 1_000;

/** Calls `next` once, after the first paint; immediately in browsers that do not report it. */
export function afterFirstPaint(next: () => void): void {
  const painted = "first-contentful-paint";
  const isReported = PerformanceObserver.supportedEntryTypes.includes("paint");
  if (!isReported || performance.getEntriesByName(painted).length > 0) return next();
  let waits = true;
  const go = () => {
    if (!waits) return;
    waits = false;
    observer.disconnect();
    next();
  };
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName(painted).length > 0) go();
  });
  observer.observe({ type: "paint", buffered: true });
  // Firefox reports none for a page that is scrolled at its first paint, as after a reload. For any other page, waits
  // for the report, since on a busy machine a task of this frame runs before the frame is on screen.
  const afterFrame = () => requestAnimationFrame(() => setTimeout(go, scrollY > 0 ? 0 : longestWait));
  if (document.readyState === "complete") afterFrame();
  else addEventListener("load", afterFrame, { once: true });
}
