/** The path of the page from which the visitor came to this one, in this tab or by a link; this one's where none is known. */
export function pageBefore(): string {
  const here = location.pathname;
  const entries = "navigation" in window ? navigation.entries() : [];
  const at = "navigation" in window ? (navigation.currentEntry?.index ?? 0) : 0;
  const urls = [document.referrer, ...entries.slice(0, at).map(({ url }) => url ?? "")];
  const paths = urls.flatMap((url) =>
    URL.canParse(url) && new URL(url).origin === location.origin ? new URL(url) : [],
  );
  return paths.findLast(({ pathname }) => pathname !== here)?.pathname ?? here;
}
