import type { Element, ElementContent, Nodes, Root, RootContent } from "hast";
import type { List, Root as MarkdownRoot } from "mdast";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";

/** `path`: the page's own, for links within it; `canonical`: its canonical absolute URL. */
type Addresses = Readonly<{ path: string; canonical: string }>;

const parser = unified().use(rehypeParse);
const writer = unified()
  .use(rehypeRemark)
  .use(() => joinLists)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: "-", rule: "-" });

/**
 * A page's content as Markdown: its `<main>` without drawings, controls and content repeated for another width,
 * preceded by the title, the description and the URL as YAML.
 * @throws {Error} if the page has no `<main>`
 */
export function pageMarkdown(html: string, { path, canonical }: Addresses): string {
  const document = parser.parse(html);
  const main = find(document, ({ tagName }) => tagName === "main");
  if (!main) throw new Error(`${path} has no <main>.`);
  const cleaned: Root = { type: "root", children: cleanAll(main.children, { path, controls: controlsOf(main) }) };
  const text = writer.stringify(writer.runSync(cleaned));
  const title = find(document, ({ tagName }) => tagName === "title");
  const description = find(document, ({ properties }) => properties["name"] === "description");
  const head = {
    title: title && textOf(title.children),
    description: description?.properties["content"],
    canonical,
  };
  // Quoted as in JSON, which YAML can read.
  const lines = Object.entries(head).flatMap(([name, value]) => (value ? `${name}: ${JSON.stringify(value)}` : []));
  // An email address in a text may become a link, so its escape is removed.
  return ["---", ...lines, "---", "", text.replaceAll("\\@", "@")].join("\n");
}

type Page = Readonly<{ path: string; controls: ReadonlyMap<string, Element> }>;

const dropped = new Set([
  "svg",
  "canvas",
  "script",
  "style",
  "template",
  "noscript",
  "hr",
  "input",
  "textarea",
  "select",
]);
const unreadRoles = new Set(["progressbar", "tablist", "alert", "status"]);
const inline = new Set(["a", "span", "strong", "em", "b", "i", "time", "small", "code", "abbr", "label"]);

function cleanAll(nodes: readonly RootContent[], page: Page): ElementContent[] {
  return separated(joined(nodes.flatMap((node) => clean(node, page))));
}

function clean(node: RootContent, page: Page): ElementContent[] {
  if (node.type === "text") return [node];
  if (node.type !== "element" || isUnread(node)) return [];
  const { tagName, properties } = node;
  const { role, ariaLabel } = properties;
  if (role === "img" && typeof ariaLabel === "string") {
    return [element(inline.has(tagName) ? "span" : "p", [{ type: "text", value: ariaLabel }])];
  }
  if (tagName === "label") return fieldOf(node, page);
  if (tagName === "dl") return [termList(node, page)];
  const children = cleanAll(node.children, page);
  if (tagName === "a") return linkOf(node, children, page);
  if (tagName === "button") return [element("span", children)];
  if (tagName === "strong" || tagName === "em") return outsideSpace(element(tagName, children));
  if (tagName === "details" || tagName === "summary") return [element("div", children)];
  // Cards: a heading cannot start a list item.
  if ((tagName === "ul" || tagName === "ol") && holdsHeading(node)) {
    return [element("div", children.map(withoutItem))];
  }
  return tagName === "span" && children.length === 0 ? [] : [{ ...node, children }];
}

const withoutItem = (node: ElementContent): ElementContent =>
  node.type === "element" && node.tagName === "li" ? { ...node, tagName: "div" } : node;

function isUnread({ tagName, properties, children }: Element): boolean {
  if (dropped.has(tagName) || tagName === "wbr" || properties["hidden"] === true) return true;
  if (properties["ariaHidden"] === "true" || unreadRoles.has(String(properties["role"]))) return true;
  // The design system's buttons are for people to press; others contain a choice.
  const { type, dataVariant, ariaLabel } = properties;
  if (tagName === "button" && (type === "submit" || dataVariant !== undefined || ariaLabel !== undefined)) return true;
  if (tagName === "a" && dataVariant === "ghost") return true;
  if (textOf(children).trim() === "(opens in a new tab)") return true;
  const classes = classesOf(properties["className"]);
  // Shown only on a narrow screen, in place of an element for wide ones.
  const narrow = classes.some((name) => /^(?:sm|md|lg|xl|wide):hidden$/.test(name));
  return narrow || (classes.includes("hidden") && classes.some((name) => /^max-.*:(?:inline|block|flex)$/.test(name)));
}

const classesOf = (className: Element["properties"][string]) =>
  (Array.isArray(className) ? className : []).map((name) => String(name).replace(/^tf:/, ""));

/** A form field: its name, whether it is required, and its choices. */
function fieldOf({ properties, children }: Element, page: Page): ElementContent[] {
  const control = page.controls.get(String(properties["htmlFor"]));
  const name = textOf(cleanAll(children, page))
    .trim()
    .replace(/ optional$/, " (optional)");
  const choices = control?.children.flatMap((option) =>
    option.type === "element" && option.properties["disabled"] !== true ? textOf([option]).trim() : [],
  );
  const notes = control?.properties["required"] === true ? " (required)" : "";
  const list = choices && choices.length > 0 ? `: ${choices.join(", ")}` : "";
  return [element("ul", [element("li", [{ type: "text", value: name + notes + list }])])];
}

/** A list with one line for each term and its descriptions. */
function termList(node: Element, page: Page): Element {
  const items: Element[] = [];
  const visit = ({ children }: Element) => {
    for (const child of children) {
      if (child.type !== "element" || isUnread(child)) continue;
      const inside = () => cleanAll(child.children, page);
      if (child.tagName === "dt")
        items.push(element("li", [element("strong", inside()), { type: "text", value: ":" }]));
      else if (child.tagName === "dd") items.at(-1)?.children.push({ type: "text", value: " " }, ...inside());
      else visit(child);
    }
  };
  visit(node);
  return element("ul", items);
}

function linkOf(node: Element, children: ElementContent[], { path }: Page): ElementContent[] {
  const { href = "" } = node.properties;
  if (textOf(children).trim() === "") return [];
  return outsideSpace(element("a", children, { href: href.replace(/^#/, `${path}#`) }));
}

/** Moves a space at the end of a link or of strong text behind it. */
function outsideSpace(node: Element): ElementContent[] {
  const last = node.children.at(-1);
  if (last?.type !== "text" || !/\s$/.test(last.value)) return [node];
  const children = [...node.children.slice(0, -1), { ...last, value: last.value.trimEnd() }];
  return [
    { ...node, children },
    { type: "text", value: " " },
  ];
}

/** Joins texts that React or a soft break had split. */
function joined(nodes: readonly ElementContent[]): ElementContent[] {
  const all: ElementContent[] = [];
  for (const node of nodes) {
    const last = all.at(-1);
    if (node.type === "text" && last?.type === "text") {
      all[all.length - 1] = { type: "text", value: last.value + node.value };
    } else all.push(node);
  }
  return all;
}

/** Adds a separator where only the stylesheet sets content apart. */
function separated(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, index) => {
    const previous = nodes[index - 1];
    if (!previous || !isInline(previous) || !isInline(node)) return [node];
    const touches = /\S$/.test(textOf([previous])) && /^[\p{L}\p{N}$]/u.test(textOf([node]));
    if (!touches) return [node];
    const sign = previous.type === "text" ? ": " : node.type === "text" ? " " : " · ";
    return [{ type: "text", value: sign }, node];
  });
}

const isInline = (node: ElementContent): boolean =>
  node.type === "text" || (node.type === "element" && inline.has(node.tagName) && node.children.every(isInline));

const holdsHeading = (node: Element) => find(node, ({ tagName }) => /^h[1-6]$/.test(tagName)) !== undefined;

const element = (tagName: string, children: ElementContent[], properties: Element["properties"] = {}): Element => ({
  type: "element",
  tagName,
  properties,
  children,
});

function textOf(nodes: readonly Nodes[]): string {
  return nodes
    .map((node) => (node.type === "text" ? node.value : "children" in node ? textOf(node.children) : ""))
    .join("");
}

function find(node: Nodes, is: (element: Element) => boolean): Element | undefined {
  if (node.type === "element" && is(node)) return node;
  for (const child of "children" in node ? node.children : []) {
    const found = find(child, is);
    if (found) return found;
  }
  return undefined;
}

function controlsOf(main: Element): ReadonlyMap<string, Element> {
  const controls = new Map<string, Element>();
  find(main, (node) => {
    if (["input", "textarea", "select"].includes(node.tagName)) controls.set(String(node.properties["id"]), node);
    return false;
  });
  return controls;
}

/** Joins neighboring lists of the same kind, such as the lines of a form's fields. */
function joinLists(root: MarkdownRoot): void {
  const children: MarkdownRoot["children"] = [];
  for (const node of root.children) {
    const last = children.at(-1);
    if (isList(node) && isList(last) && node.ordered === last.ordered) last.children.push(...node.children);
    else children.push(node);
  }
  root.children = children;
}

const isList = (node: MarkdownRoot["children"][number] | undefined): node is List => node?.type === "list";
