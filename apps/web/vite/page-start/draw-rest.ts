import { afterFirstPaint } from "./first-paint.ts";

/** Elements after which a task is full: they take less than 50 ms on a slow phone. */
const perTask = 80;

/**
 * Draws the part below the first screen after the first paint, some sections or rows of cards per task (layout.css): a
 * whole page at once is a task of 100 to 150 ms on a slow phone. Draws all at once if the browser has to find a place
 * on the page. Waits for no frame, and does not outlast the load event by much: a screenshot of the page then contains
 * all of it.
 */
export function drawRest(): void {
  const { dataset } = document.documentElement;
  const [visit] = performance.getEntriesByType("navigation");
  const isNew = visit instanceof PerformanceNavigationTiming && visit.type === "navigate";
  if (!isNew || location.hash !== "") return void delete dataset["drawing"];
  const row = ".drawn-by-rows:nth-child(2n + 1):not(:first-child)";
  const parts = [...document.querySelectorAll<HTMLElement>(`.below-fold > section, ${row}`)];
  const drawNext = () => {
    // The footer comes last.
    if (parts.length === 0) delete dataset["drawing"];
    for (let drawn = 0; drawn < perTask; ) {
      const part = parts.shift();
      if (part === undefined) break;
      part.dataset["drawn"] = "";
      drawn += part.matches(row) ? perTask : part.getElementsByTagName("*").length;
    }
    // Forces the layout in this task, not in the frame's.
    document.body.getBoundingClientRect();
    if (dataset["drawing"] !== undefined) setTimeout(drawNext);
  };
  const begin = () => setTimeout(drawNext);
  const canBegin = new Promise<void>((resolve) => {
    afterFirstPaint(resolve);
    addEventListener("load", () => resolve(), { once: true });
  });
  void canBegin.then(begin);
}
