import { Html, html } from "./html.ts";

/** Drawings after Lucide (ISC license), 1.75 wide, in the color of the text beside them. */
const drawing = (size: number, paths: string) =>
  new Html(
    `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`,
  );

export const arrowRight = drawing(18, '<path d="M5 12h14"/><path d="m12 5 7 7-7 7"/>');
export const arrowLeft = drawing(16, '<path d="M19 12H5"/><path d="m12 19-7-7 7-7"/>');

const warning = '<circle cx="12" cy="12" r="10"/><path d="M12 8v4"/><path d="M12 16h.01"/>';
export const smallWarning = drawing(16, warning);
export const largeWarning = drawing(20, warning);

/** The ribbon, front in the text's color and back in tangerine. */
export const mark = html`<svg width="24" height="28" viewBox="1.84 2 24 28" aria-hidden="true"><path fill="currentColor" d="M4 3.5H21.12L23.68 9.7H4Z"/><path fill="currentColor" d="M13 11.62 23.68 22.3 21.12 28.5 13 20.38Z"/><path fill="oklch(.8 .14 64)" d="M23.68 9.7 13 20.38V11.62L21.12 3.5Z"/><path fill="oklch(.8 .14 64)" d="M21.12 28.5H4V22.3H23.68Z"/></svg>`;
