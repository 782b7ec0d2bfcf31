/** What happens right after the first paint: the application starts, or its files are only fetched, or nothing. It then waits for the visitor. */
export type AtOnce = "start" | "fetch" | "nothing";

/** The `handle` of a page that does more right after the first paint than wait for the visitor. */
export type AtOncePage = Readonly<{
  /** By the page's loader data. */
  atOnce: (loaderData: unknown) => AtOnce;
}>;

/** Reads any route's `handle`. */
export function atOnce(handle: unknown, loaderData: unknown): AtOnce {
  return isAtOncePage(handle) ? handle.atOnce(loaderData) : "nothing";
}

function isAtOncePage(handle: unknown): handle is AtOncePage {
  return typeof handle === "object" && handle !== null && "atOnce" in handle;
}
