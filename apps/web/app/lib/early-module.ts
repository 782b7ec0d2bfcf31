/**
 * What a file `<name>.early.ts` exports as `start`. Such a module moves a part of a page before the application is there:
 * the start script (vite/page-start) imports it after the first paint for each `[data-early="<name>"]` in the HTML. It
 * imports neither React nor anything that does.
 *
 * Gives the function that hands the element over to React: it stops what the module does and leaves the markup as it was
 * in the HTML, because React hydrates against that.
 */
export type EarlyStart = (element: HTMLElement) => () => void;
