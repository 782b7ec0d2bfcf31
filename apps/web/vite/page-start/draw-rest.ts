import { afterFirstPaint } from "./first-paint.ts";

/** Elements after which a task is full: they take a slow phone less than 50 ms. */
const perTask = 80;

/**
 * Draws what follows the first screen after the first paint, some sections per task (layout.css): a whole page at once is a
 * task of 100 to 150 ms on a slow phone. At once where the browser has a place on the page to find. No frame is waited for,
 * and the load event not outlasted by much: who takes a picture of the page then gets all of it.
 */
export function drawRest(): void {
  const { dataset } = document.documentElement;
  const [visit] = performance.getEntriesByType("navigation");
  const isNew = visit instanceof PerformanceNavigationTiming && visit.type === "navigate";
  if (!isNew || location.hash !== "") return void delete dataset["drawing"];
  const sections = [...document.querySelectorAll<HTMLElement>(".below-fold > section")];
  const drawNext = () => {
    // The footer, last.
    if (sections.length === 0) delete dataset["drawing"];
    for (let drawn = 0; drawn < perTask; ) {
      const section = sections.shift();
      if (section === undefined) break;
      section.dataset["drawn"] = "";
      drawn += section.getElementsByTagName("*").length;
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
