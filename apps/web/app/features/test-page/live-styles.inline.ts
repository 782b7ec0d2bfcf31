/*
 * Inline script of `/test`: shows what the browser makes of the styles before the application is there, and again whenever they change.
 * React takes the values over as it finds them, and reads them anew.
 */
import { hydratedEvent } from "../../lib/hydrated-event.ts";
import { onStyleChange, readings } from "./live-styles.ts";

function show(): void {
  const samples = [...document.querySelectorAll<HTMLElement>("[data-live]")];
  // All before the first is written: each one that is written would have the page styled again for the next.
  const values = samples.map((sample) => {
    const read = sample.dataset["live"] === "color" ? readings.color : readings.type;
    return read(getComputedStyle(sample));
  });
  for (const [index, sample] of samples.entries()) {
    const place = sample.closest("li")?.querySelector("[data-reading]");
    if (place) place.textContent = values[index] ?? "";
  }
}

addEventListener("load", () => setTimeout(show), { once: true });
document.addEventListener(hydratedEvent, onStyleChange(show), { once: true });
