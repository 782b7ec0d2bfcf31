/**
 * Makes "Skip to content" move only the focus. The browser would replace the invitation in the fragment and add an
 * entry without state, in which no conversation is open. Returns a function that stops this.
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
