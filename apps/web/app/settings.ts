import { renderedOrigin } from "./rendered-origin.ts";

/** True in the development server. */
export const developing: boolean = import.meta.env.DEV;

/** True while rendering the pages at build time, false in browsers. */
export const prerendering: boolean = import.meta.env.SSR;

/** The build's settings, validated by `vite/checked-settings.ts`; nothing else reads `import.meta.env`. */
export const settings = {
  /** Lets pages name their canonical URL. In a browser it comes from the server (`PUBLIC_URL`), or is unknown. */
  publicUrl: publicOrigin(),
  /** Whether the API stores the waitlist and job applications; otherwise the forms are demos that send nothing. */
  captureForms: import.meta.env.VITE_CAPTURE_FORMS === "on",
  /** Where signing in, signing up and password reset lead (`VITE_CONTACT_FORM_URL`). */
  contactFormUrl: orStandard(import.meta.env.VITE_CONTACT_FORM_URL, "/intake-form.html"),
  /** Where the playground's audit form is posted (`VITE_FORM_SERVICE_URL`). */
  formServiceUrl: orStandard(import.meta.env.VITE_FORM_SERVICE_URL, "/api/forms/audit"),
  /** The source of the solutions: the site's own file, or the API's tables. */
  dataSource: dataSourceOf(import.meta.env.VITE_DATA_SOURCE),
} as const;

export type DataSource = "static" | "api";

function publicOrigin(): string | undefined {
  if (developing) return undefined;
  return prerendering ? renderedOrigin : document.documentElement.dataset["origin"];
}

function orStandard(url: string | undefined, standard: string): string {
  return url === undefined || url === "" ? standard : url;
}

function dataSourceOf(value: string | undefined): DataSource {
  return value === "api" ? value : "static";
}
