/**
 * Keeps a docs page where its reader is. Stories play and take focus as soon as they render, and focusing or scrolling
 * to an element would scroll the page too: their own, or the one around their frame.
 */
export function holdDocsPage(): void {
  for (const name of ["focus", "scrollIntoView"]) hold(name);
}

function hold(name: string): void {
  const move: unknown = Reflect.get(HTMLElement.prototype, name);
  if (typeof move !== "function") return;
  Reflect.set(HTMLElement.prototype, name, function moveWithinStory(this: HTMLElement, ...options: unknown[]) {
    const page = heldPage(this);
    const { scrollX: left, scrollY: top } = page ?? window;
    Reflect.apply(move, this, options);
    page?.scrollTo({ left, top, behavior: "instant" });
  });
}

/**
 * The docs page around the element's story. A story on the page itself may scroll it once the user has focused
 * something in the story.
 */
function heldPage(element: HTMLElement): Window | undefined {
  if (window.frameElement?.closest("[data-story-block]")) return window.parent;
  const story = element.closest("[data-story-block]");
  return story === null || story.contains(document.activeElement) ? undefined : window;
}
