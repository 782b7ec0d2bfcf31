/** The first stop of the keyboard: past the header to the page's own content. Seen only while focused. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only z-60 rounded-sm bg-fg px-4 py-2.5 font-semibold text-canvas focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      Skip to content
    </a>
  );
}
