import { company, type FaqItem, type Job, type JobDetail } from "@thirtyfold/content";
import { settings } from "../settings.ts";

/** A schema.org object without `@context`. */
export type StructuredData = Readonly<{ "@type": string; [property: string]: unknown }>;

/** Absolute if the site's origin is known, otherwise relative to the root. */
const address = (path: string) => (settings.publicUrl === undefined ? path : new URL(path, settings.publicUrl).href);

/** For the home page. */
export function organization(): StructuredData {
  return {
    "@type": "Organization",
    name: company.name,
    url: address("/"),
    logo: address("/icon-512.png"),
    description: company.summary,
    email: company.email,
  };
}

export function service({
  name,
  description,
  path,
}: {
  name: string;
  description: string;
  path: string;
}): StructuredData {
  return {
    "@type": "Service",
    name,
    description,
    url: address(path),
    provider: { "@type": "Organization", name: company.name, url: address("/") },
  };
}

export function faqPage(items: readonly FaqItem[]): StructuredData {
  return {
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** From the home page down to the page itself. */
export function breadcrumbs(...trail: readonly { name: string; path: string }[]): StructuredData {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: company.name, path: "/" }, ...trail].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: address(path),
    })),
  };
}

/**
 * An open position. Empty for one that is not live: search engines show it as a real opening.
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function jobPosting(job: Job, detail: JobDetail): readonly StructuredData[] {
  if (!job.live) return [];
  const { summary, responsibilities, requirements, preferredQualifications } = detail;
  const sentences = [summary, ...responsibilities, ...requirements, ...preferredQualifications];
  return [
    {
      "@type": "JobPosting",
      title: job.title,
      description: sentences.map((sentence) => `<p>${sentence}</p>`).join(""),
      datePosted: job.datePosted,
      employmentType: job.contractMonths === undefined ? "FULL_TIME" : "CONTRACTOR",
      identifier: { "@type": "PropertyValue", name: company.name, value: job.id },
      hiringOrganization: { "@type": "Organization", name: company.name, sameAs: address("/") },
      jobLocationType: "TELECOMMUTE",
      directApply: true,
      url: address(job.applyLink),
    },
  ];
}
