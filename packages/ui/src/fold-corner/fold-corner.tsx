/**
 * The folded corner of a card that is a link: it grows from the top right on hover and focus. Put it into an element
 * with `group/fold relative` and keep that corner free of content.
 */
export function FoldCorner() {
  return (
    <span
      aria-hidden
      className="tf:pointer-events-none tf:absolute tf:-top-px tf:-right-px tf:size-7 tf:origin-top-right tf:scale-0 tf:bg-[linear-gradient(225deg,var(--bg)_49.5%,var(--tang)_50%)] tf:transition-transform tf:duration-200 tf:ease-fold tf:group-focus-within/fold:scale-100 tf:group-hover/fold:scale-100"
    />
  );
}
