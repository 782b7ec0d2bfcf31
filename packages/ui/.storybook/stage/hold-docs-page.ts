/**
 * Keeps a docs page where its reader is. Stories in frames of their own play as soon as the page is opened, and what they focus or
 * scroll to would take the page around the frame along.
 */
export function holdDocsPage(): void {
  if (!window.frameElement?.closest("[data-story-block]")) return;
  for (const name of ["focus", "scrollIntoView"]) hold(name);
}

function hold(name: string): void {
  const move: unknown = Reflect.get(HTMLElement.prototype, name);
  if (typeof move !== "function") return;
  Reflect.set(HTMLElement.prototype, name, function moveWithinFrame(this: HTMLElement, ...options: unknown[]) {
    const { scrollX: left, scrollY: top } = window.parent;
    Reflect.apply(move, this, options);
    window.parent.scrollTo({ left, top, behavior: "instant" });
  });
}
