/**
 * Has the browser draw nothing of a page before the element of this id is there whole. For what stands in the middle or at
 * an end: it would move with every part of the file that arrives. A browser that knows no `expect` draws as it reads.
 */
export function DrawnWith({ id }: { id: string }) {
  // oxlint-disable-next-line react/no-unknown-property -- React writes it; the rule's list is older.
  return <link rel="expect" href={`#${id}`} blocking="render" />;
}
