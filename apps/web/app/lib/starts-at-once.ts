/**
 * What the route module of a page exports as its `handle` when the page is an application by itself, or shows something
 * that its HTML cannot know: it starts right after the first paint. All other pages wait for a sign of the visitor.
 */
export type AtOncePage = Readonly<{
  /** Whether the page with these loader data starts at once. */
  startsAtOnce: (loaderData: unknown) => boolean;
}>;

export const atOncePage: AtOncePage = { startsAtOnce: () => true };

/** Reads the `handle` of any route. */
export function startsAtOnce(handle: unknown, loaderData: unknown): boolean {
  return isAtOncePage(handle) && handle.startsAtOnce(loaderData);
}

function isAtOncePage(handle: unknown): handle is AtOncePage {
  return typeof handle === "object" && handle !== null && "startsAtOnce" in handle;
}
