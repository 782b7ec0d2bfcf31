import { offerEarly } from "../../lib/early-module.ts";

/** Duration of one day in the replay, in ms. */
const msPerDay = 220;
/** Delay before the first replay, in ms. On a phone it also waits until the map is scrolled into view. */
const firstReplayDelay = 1500;
/** The share of the map that must be visible. */
const seenShare = 0.4;

const running = new Map<HTMLElement, () => void>();

// The replay continues after hydration: the component finds it running (`startReplay`).
offerEarly("operations-map", (map) => {
  startReplay(map);
  return () => {};
});

/**
 * Replays a map's days once, and again whenever its button is pressed; under reduced motion the map stays at the last
 * day. React renders only the last day, so this module may change the days. Returns a function that stops it.
 */
export function startReplay(map: HTMLElement): () => void {
  const stop = running.get(map) ?? replayOn(map);
  running.set(map, stop);
  return () => {
    running.delete(map);
    stop();
  };
}

function replayOn(map: HTMLElement): () => void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return () => {};
  const lastDay = Number(map.dataset["days"]);
  const button = map.querySelector("button");
  let timer: ReturnType<typeof setInterval> | undefined;
  let day = lastDay;

  function replay() {
    clearInterval(timer);
    day = 0;
    showDay(map, day);
    timer = setInterval(() => {
      day += 1;
      showDay(map, day);
      if (day >= lastDay) clearInterval(timer);
    }, msPerDay);
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      replay();
    },
    { threshold: seenShare },
  );
  const firstReplay = setTimeout(() => observer.observe(map), firstReplayDelay);
  const replayNow = () => {
    clearTimeout(firstReplay);
    observer.disconnect();
    replay();
  };
  button?.addEventListener("click", replayNow);
  return () => {
    clearTimeout(firstReplay);
    observer.disconnect();
    clearInterval(timer);
    button?.removeEventListener("click", replayNow);
    // Not on a page that is being left.
    if (map.isConnected) showDay(map, lastDay);
  };
}

/** Updates the tasks (`data-day`), the counts (`data-count`) and the day (`data-now`). */
function showDay(map: HTMLElement, day: number): void {
  for (const task of map.querySelectorAll<HTMLElement>("[data-day]")) {
    task.toggleAttribute("data-lit", Number(task.dataset["day"]) <= day);
  }
  for (const count of map.querySelectorAll("[data-count]")) {
    write(count, String(count.parentElement?.querySelectorAll("[data-lit]").length));
  }
  for (const figure of map.querySelectorAll<HTMLElement>("[data-now]")) {
    write(figure, `${day}${figure.dataset["now"]}`);
  }
}

function write(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
