/**
 * The `ref` of a button that its own press removes: the heading of its section, or of the page, then takes the focus.
 * Without a heading, the section or the page does.
 */
export function passFocusOn(button: HTMLElement | null): () => void {
  const place = button?.closest<HTMLElement>("section, main");
  return () => {
    if (!place || button !== document.activeElement) return;
    // The replacement is in the document only once React has finished.
    queueMicrotask(() => {
      const target = place.querySelector<HTMLElement>("h1, h2") ?? place;
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    });
  };
}
