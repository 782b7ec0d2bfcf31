import { afterFirstPaint } from "./first-paint.ts";

/** Elements after which a task is full: they take a slow phone less than 50 ms. */
const perTask = 80;

/**
 * Draws what follows the first screen after the first paint, some sections or rows of cards per task (layout.css): a whole
 * page at once is a task of 100 to 150 ms on a slow phone. At once where the browser has a place on the page to find. No
 * frame is waited for, and the load event not outlasted by much: who takes a picture of the page then gets all of it.
 */
export function drawRest(): void {
  const { dataset } = document.documentElement;
  const [visit] = performance.getEntriesByType("navigation");
  const isNew = visit instanceof PerformanceNavigationTiming && visit.type === "navigate";
  if (!isNew || location.hash !== "") return void delete dataset["drawing"];
  const row = ".drawn-by-rows:nth-child(2n + 1):not(:first-child)";
  const parts = [...document.querySelectorAll<HTMLElement>(`.below-fold > section, ${row}`)];
  const drawNext = () => {
    // The footer, last.
    if (parts.length === 0) delete dataset["drawing"];
    for (let drawn = 0; drawn < perTask; ) {
      const part = parts.shift();
      if (part === undefined) break;
      part.dataset["drawn"] = "";
      drawn += part.matches(row) ? perTask : part.getElementsByTagName("*").length;
    }
    // Has it laid out in this task, not in that of the frame.
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
