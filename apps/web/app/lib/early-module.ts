/**
 * The function that `<name>.early.ts` passes to {@link offerEarly}, which animates part of a page before the
 * application has loaded. It is imported after the first paint for each `[data-early="<name>"]` in the HTML, and may
 * not import React, directly or indirectly. Returns a function that hands the element over to React: it stops the
 * module and restores the prerendered markup.
 */
export type EarlyStart = (element: HTMLElement) => () => void;

declare global {
  /** By name. */
  var earlyModules: Record<string, EarlyStart> | undefined;
}

/** Registers it where the start script finds it: early modules share one file, in which the build renames exports. */
export function offerEarly(name: string, start: EarlyStart): void {
  globalThis.earlyModules = { ...globalThis.earlyModules, [name]: start };
}
