/**
 * Blocks rendering until the element with this id is complete. For centered or end-aligned content, which would move
 * with each part of the file that arrives. Browsers without `expect` render while parsing.
 */
export function DrawnWith({ id }: { id: string }) {
  // oxlint-disable-next-line react/no-unknown-property -- React writes it; the rule's list is older.
  return <link rel="expect" href={`#${id}`} blocking="render" />;
}
