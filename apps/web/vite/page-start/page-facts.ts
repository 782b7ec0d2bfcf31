/** A page's metadata, read back from its head. */
export type PageFacts = Readonly<{
  title: string;
  description: string;
  /** Path of its social image; undefined for pages hidden from search engines. */
  image: string | undefined;
}>;

/** Reads the head of a page rendered by React, with attributes in the order of `pageMeta`. */
export function pageFacts(html: string): PageFacts {
  const property = (name: string) => new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1];
  const image = property("og:image");
  return {
    title: unescaped(property("og:title") ?? ""),
    description: unescaped(property("og:description") ?? ""),
    image: image === undefined ? undefined : new URL(image, "http://unknown.invalid").pathname,
  };
}

/** React escapes these five in attributes, and no others. */
const escapes: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

export function unescaped(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => escapes[entity] ?? entity);
}
