/** Runs in a page without scripts: returns its visible text as a person would mark it up by hand. */
export function plainMarkup(): string {
  const kept = new Set(
    "header nav main section article aside footer h1 h2 h3 h4 p ul ol li dl dt dd blockquote figure figcaption table thead tbody tr th td caption a strong em code pre form fieldset legend label input select option textarea button details summary hr br".split(
      " ",
    ),
  );
  const silent = new Set("svg canvas script style template noscript link".split(" "));
  const attributes = ["href", "type", "name", "value", "for", "id", "scope"];
  const empty = new Set(["input", "hr", "br"]);
  const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

  function shown(element: Element, tag: string): boolean {
    if (tag === "option") return true;
    const { position, display } = getComputedStyle(element);
    // Visually hidden text is one pixel wide.
    const apart = position === "absolute" && element.getBoundingClientRect().width <= 1;
    return display !== "none" && !apart && element.checkVisibility({ visibilityProperty: true });
  }

  function written(node: Node): string {
    if (node instanceof Text) return escaped(node.data);
    if (!(node instanceof Element)) return "";
    const tag = node.localName;
    if (silent.has(tag) || !shown(node, tag)) return "";
    const inner = [...node.childNodes].map(written).join("");
    if (kept.has(tag)) {
      const given = attributes.filter((name) => node.hasAttribute(name));
      const list = given.map((name) => ` ${name}="${escaped(node.getAttribute(name) ?? "")}"`).join("");
      return empty.has(tag) ? `<${tag}${list}>` : `<${tag}${list}>${inner}</${tag}>`;
    }
    if (inner.trim() === "") return "";
    const line = getComputedStyle(node).display !== "inline";
    const text = [...node.childNodes].some((child) => child instanceof Text && child.data.trim() !== "");
    if (tag === "div" && text) return `<div>${inner}</div>`;
    return line ? ` ${inner} ` : inner;
  }

  return [...document.body.childNodes].map(written).join("");
}
