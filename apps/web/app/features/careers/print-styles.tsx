// System colors of the light scheme: black on white, whatever the printer.
const css = `@media print {
  :root, [data-theme] {
    color-scheme: light;
    --tf-bg: Canvas; --tf-bg-sunken: Canvas; --tf-surface: Canvas; --tf-surface-2: Canvas; --tf-surface-3: Canvas;
    --tf-line: CanvasText; --tf-line-strong: CanvasText; --tf-fg: CanvasText; --tf-fg-2: CanvasText; --tf-fg-3: CanvasText;
    --tf-tang: CanvasText; --tf-link: CanvasText;
  }
  .site-top, footer { display: none; }
  li, dl, h2 { break-inside: avoid; }
  h2 { break-after: avoid; }
}`;

/**
 * For pages that people print to read: the page's text alone. It stands here so that no other page carries it, and goes
 * into the head: behind a style sheet in the body, the application's own would have the browser begin the fonts anew.
 */
export function PrintStyles() {
  return (
    <style href="print-styles" precedence="print">
      {css}
    </style>
  );
}
