import { renderedOrigin } from "./rendered-origin.ts";

/** True in the development server. */
export const developing: boolean = import.meta.env.DEV;

/** True while rendering the pages at build, false in browsers. */
export const prerendering: boolean = import.meta.env.SSR;

/** Browsers get settings that the build has checked. */
const checking = developing || prerendering;

/** The build's settings; nothing else reads `import.meta.env`. An invalid value stops the build. */
export const settings = {
  /** With it pages name their canonical address. In a browser the server has said it (`PUBLIC_URL`), or nobody knows it. */
  publicUrl: publicOrigin(),
  /** Whether the waitlist and job applications are stored by the API; otherwise they are demos that send nothing. */
  captureForms: switchOf("VITE_CAPTURE_FORMS", import.meta.env.VITE_CAPTURE_FORMS),
  /** Where signing in, signing up and a new password lead (`VITE_CONTACT_FORM_URL`). */
  contactFormUrl: formUrlOf("VITE_CONTACT_FORM_URL", import.meta.env.VITE_CONTACT_FORM_URL, "/intake-form.html"),
  /** Where the playground's audit form is posted (`VITE_FORM_SERVICE_URL`). */
  formServiceUrl: formUrlOf("VITE_FORM_SERVICE_URL", import.meta.env.VITE_FORM_SERVICE_URL, "/api/forms/audit"),
  /** Where the solutions come from: the site's own file, or the API's tables. */
  dataSource: dataSourceOf("VITE_DATA_SOURCE", import.meta.env.VITE_DATA_SOURCE),
} as const;

export type DataSource = "static" | "api";

function publicOrigin(): string | undefined {
  if (developing) return undefined;
  return prerendering ? renderedOrigin : document.documentElement.dataset["origin"];
}

function switchOf(name: string, value = "off"): boolean {
  if (checking && !["", "off", "on"].includes(value)) throw new Error(`${name} is "${value}"; it must be on or off.`);
  return value === "on";
}

/** A page of this site, or any http(s) address. */
function formUrlOf(name: string, url: string | undefined, standard: string): string {
  if (url === undefined || url === "") return standard;
  if (checking && (!/^(\/(?!\/)|https?:\/\/)/.test(url) || !URL.canParse(url, "https://own.example"))) {
    throw new Error(
      `${name} is "${url}"; it must be an address such as https://example.com/form, or a path such as ${standard}.`,
    );
  }
  return url;
}

function dataSourceOf(name: string, value = "static"): DataSource {
  if (checking && !["", "static", "api"].includes(value)) {
    throw new Error(`${name} is "${value}"; it must be static or api.`);
  }
  return value === "api" ? value : "static";
}
