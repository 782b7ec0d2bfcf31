/** The node, or the element put around it in `parent`; null if it has been removed. */
function standIn(parent: Node, node: Node | null): ChildNode | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- It has a parent.
  return node && node.parentNode !== parent ? standIn(parent, node.parentNode) : (node as ChildNode | null);
}

/**
 * Lets React change a page that the browser or an extension has translated. Translators replace texts with their own
 * elements, or wrap them; React then removes, or inserts before, a text that is no longer where it put it, which throws
 * and takes down the whole page. A replaced text stays as translated: changing text is alone in its element, whose text
 * React sets as a whole.
 */
export function allowTranslation(): void {
  // oxlint-disable-next-line typescript/unbound-method -- Called on the node whose children change.
  const { insertBefore } = Node.prototype;
  Object.assign(Node.prototype, {
    insertBefore(this: Node, node: Node, before: Node | null) {
      return insertBefore.call(this, node, standIn(this, before));
    },
    removeChild(this: Node, node: Node) {
      standIn(this, node)?.remove();
      return node;
    },
  });
}
