/** What a page says of itself in its head, as the build reads it back. */
export type PageFacts = Readonly<{
  title: string;
  description: string;
  /** The path of its social image; pages that search engines leave out have none. */
  image: string | undefined;
}>;

/** Reads the head of a page that React wrote: attributes in the order in which `pageMeta` gives them. */
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

/** An attribute's value as it was before React wrote it. */
export function unescaped(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => escapes[entity] ?? entity);
}
