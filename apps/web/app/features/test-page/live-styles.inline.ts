/*
 * Inline script of `/test`: shows the resolved styles before the application has loaded, and again whenever they
 * change. React adopts the values as it finds them, and reads them again.
 */
import { hydratedEvent } from "../../lib/hydrated-event.ts";
import { onStyleChange, readings } from "./live-styles.ts";

function show(): void {
  const samples = [...document.querySelectorAll<HTMLElement>("[data-live]")];
  // Reads all values before writing the first: each write would force a style recalculation for the next read.
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
