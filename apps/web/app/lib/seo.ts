import { company } from "@thirtyfold/content";
import type { MetaDescriptor } from "react-router";
import { settings } from "../settings.ts";
import { socialImagePath } from "./seo-paths.ts";
import type { StructuredData } from "./structured-data.ts";

/** What a page says about itself. */
export type PageMeta = {
  /** The page's own name; the company's is added. */
  title: string;
  /** One or two sentences, up to about 160 characters. */
  description: string;
  /** The one address of the page, also where an alias shows it. */
  path: string;
  /** Keeps demos and system pages out of search engines. */
  noindex?: boolean;
  /** What machines read of the page, as schema.org words it (see `structured-data.ts`). */
  data?: readonly StructuredData[];
};

/**
 * The `meta` of a route: title, description, canonical address and what a shared link shows. Addresses need the site's
 * public origin (`PUBLIC_URL` at build) and are left out without it, because a relative canonical link helps nobody.
 */
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
