/**
 * What stands for the site's public origin while its pages are rendered. The build takes it out of the files again, and
 * notes where the server puts the real one (`vite/page-start/origin-edits.ts`).
 */
export const renderedOrigin = "https://origin.invalid";
