/**
 * The action right after the first paint: start the application, only fetch its files, or nothing. The page then waits
 * for the visitor.
 */
export type AtOnce = "start" | "fetch" | "nothing";

/** The `handle` of a page that does not only wait for the visitor after the first paint. */
export type AtOncePage = Readonly<{
  /** Decides from the page's loader data. */
  atOnce: (loaderData: unknown) => AtOnce;
}>;

/** Reads any route's `handle`. */
export function atOnce(handle: unknown, loaderData: unknown): AtOnce {
  return isAtOncePage(handle) ? handle.atOnce(loaderData) : "nothing";
}

function isAtOncePage(handle: unknown): handle is AtOncePage {
  return typeof handle === "object" && handle !== null && "atOnce" in handle;
}
