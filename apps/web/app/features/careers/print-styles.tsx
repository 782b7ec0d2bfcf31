// System colors of the light scheme: black on white, whatever the printer.
const css = `@media print {
  :root, [data-theme] {
    color-scheme: light;
    --bg: Canvas; --bg-sunken: Canvas; --surface: Canvas; --surface-2: Canvas; --surface-3: Canvas;
    --line: CanvasText; --line-strong: CanvasText; --fg: CanvasText; --fg-2: CanvasText; --fg-3: CanvasText;
    --tang: CanvasText; --link: CanvasText;
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
