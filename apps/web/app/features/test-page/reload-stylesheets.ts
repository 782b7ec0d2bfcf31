/**
 * Reloads every linked stylesheet, bypassing the cache. Each stays until its successor applies, so the page is never
 * unstyled. Resolves with their number; rejects if one could not be loaded, and keeps that one. `stamp` makes this
 * round's URLs unique.
 */
export async function reloadStylesheets(stamp = Date.now()): Promise<number> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const rounds = await Promise.allSettled(links.map((link) => replace(link, String(stamp))));
  const failed = rounds.find((round) => round.status === "rejected");
  if (failed) throw failed.reason;
  return links.length;
}

function replace(link: HTMLLinkElement, stamp: string): Promise<void> {
  const address = new URL(link.href);
  address.searchParams.set("reload", stamp);
  const next = Object.assign(document.createElement("link"), { rel: "stylesheet", href: address.href });
  return new Promise((resolve, reject) => {
    next.addEventListener("load", () => {
      link.remove();
      resolve();
    });
    next.addEventListener("error", () => {
      next.remove();
      reject(new Error(`${address.pathname} could not be loaded.`));
    });
    link.after(next);
  });
}
