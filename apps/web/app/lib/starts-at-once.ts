/** The `handle` of a page that starts right after the first paint. All others wait for the visitor. */
export type AtOncePage = Readonly<{
  /** Whether the page with this loader data starts at once. */
  startsAtOnce: (loaderData: unknown) => boolean;
}>;

export const atOncePage: AtOncePage = { startsAtOnce: () => true };

/** Reads any route's `handle`. */
export function startsAtOnce(handle: unknown, loaderData: unknown): boolean {
  return isAtOncePage(handle) && handle.startsAtOnce(loaderData);
}

function isAtOncePage(handle: unknown): handle is AtOncePage {
  return typeof handle === "object" && handle !== null && "startsAtOnce" in handle;
}
