/**
 * Has "Skip to content" move the focus alone. The browser would take the fragment for the invitation's place and make an
 * entry without state, in which no conversation is open. Returns a function that ends it.
 */
export function keepEntryOnSkip(): () => void {
  const skip = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest('[href="#main"]')) return;
    event.preventDefault();
    document.querySelector("main")?.focus();
  };
  addEventListener("click", skip);
  return () => removeEventListener("click", skip);
}
