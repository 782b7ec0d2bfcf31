/** Whether the visitor asked for less movement. Browsers only: there is no such wish at build. */
export function prefersReducedMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
