/**
 * The `start` export of `<name>.early.ts`. Such a module animates part of a page before the application has loaded: the
 * start script (vite/page-start) imports it after the first paint for each `[data-early="<name>"]` in the HTML. It may
 * not import React, directly or indirectly. Returns a function that hands the element over to React: it stops the
 * module and restores the prerendered markup, which React hydrates against.
 */
export type EarlyStart = (element: HTMLElement) => () => void;
