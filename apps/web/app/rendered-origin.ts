/** Placeholder for the public origin in rendered pages (`vite/page-start/origin-edits.ts`). */
export const renderedOrigin = "https://origin.invalid";
