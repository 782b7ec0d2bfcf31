/** How long after its load a page goes on whose paint is not reported. Milliseconds. */
const longestWait = 1_000;

/** Calls `next` once, after the first paint; at once in browsers that do not report it. */
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
  // Firefox reports none for a page that is scrolled when it is drawn first, as after a reload. Any other page's is waited for,
  // since on a busy machine a task of this frame runs before it is on the screen.
  const afterFrame = () => requestAnimationFrame(() => setTimeout(go, scrollY > 0 ? 0 : longestWait));
  if (document.readyState === "complete") afterFrame();
  else addEventListener("load", afterFrame, { once: true });
}
