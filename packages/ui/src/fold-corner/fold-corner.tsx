/**
 * The folded corner of a card that is a link: it grows from the top right on hover and focus. Put it into an element
 * with `group/fold relative` and keep that corner free of content.
 */
export function FoldCorner() {
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute -top-px -right-px size-7 origin-top-right scale-0 bg-[linear-gradient(225deg,var(--bg)_49.5%,var(--tang)_50%)] transition-transform duration-200 ease-fold group-focus-within/fold:scale-100 group-hover/fold:scale-100"
    />
  );
}
