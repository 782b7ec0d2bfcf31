import { company } from "@thirtyfold/content";
import type { MetaDescriptor } from "react-router";
import { settings } from "../settings.ts";
import { socialImagePath } from "./seo-paths.ts";
import type { StructuredData } from "./structured-data.ts";

export type PageMeta = {
  /** The page's own name; the company's is appended. */
  title: string;
  /** One or two sentences, up to about 160 characters. */
  description: string;
  /** The page's canonical path, also for aliases. */
  path: string;
  /** Keeps demos and system pages out of search engines. */
  noindex?: boolean;
  /** schema.org data (see `structured-data.ts`). */
  data?: readonly StructuredData[];
};

/** A route's `meta`. Without `PUBLIC_URL`, absolute URLs are omitted. */
export function pageMeta({ title, description, path, noindex = false, data = [] }: PageMeta): MetaDescriptor[] {
  const { publicUrl } = settings;
  const url = publicUrl === undefined || noindex ? undefined : new URL(path, publicUrl).href;
  return [
    { title: `${title} | ${company.name}` },
    { name: "description", content: description },
    ...(noindex ? [{ name: "robots", content: "noindex" }] : []),
    ...(url === undefined ? [] : [{ tagName: "link", rel: "canonical", href: url }]),
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: company.name },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    ...(url === undefined ? [] : [{ property: "og:url", content: url }]),
    ...(noindex ? [] : socialImage(title, path)),
    ...data.map((item) => ({ "script:ld+json": { "@context": "https://schema.org", ...item } })),
  ];
}

function socialImage(title: string, path: string): MetaDescriptor[] {
  const image = socialImagePath(path);
  return [
    {
      property: "og:image",
      content: settings.publicUrl === undefined ? image : new URL(image, settings.publicUrl).href,
    },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: `${title}. ${company.name}` },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}
