/** Whether this is the development server's copy. */
export const developing: boolean = import.meta.env.DEV;

/** Whether this is the copy that renders the pages at build; a browser's copy is not. */
export const prerendering: boolean = import.meta.env.SSR;

/** Not in a browser's copy: what comes there has been through the build. */
const checking = developing || prerendering;

/**
 * What the build was told, read once; nothing else reads `import.meta.env`. `PUBLIC_URL` is the site's public origin
 * (CONTRACT, section 2): with it pages name their canonical address. A wrong value stops the build: pages are rendered
 * there first.
 */
export const settings = {
  publicUrl: originOf(import.meta.env.PUBLIC_URL),
  /** Waitlist and job applications are sent to the API and stored; otherwise they are demos that send nothing. */
  captureForms: switchOf("VITE_CAPTURE_FORMS", import.meta.env.VITE_CAPTURE_FORMS),
  /** Where signing in, signing up and a new password lead (`VITE_CONTACT_FORM_URL`). */
  contactFormUrl: formUrlOf("VITE_CONTACT_FORM_URL", import.meta.env.VITE_CONTACT_FORM_URL, "/intake-form.html"),
  /** Where the audit form of the playground is posted (`VITE_FORM_SERVICE_URL`). */
  formServiceUrl: formUrlOf("VITE_FORM_SERVICE_URL", import.meta.env.VITE_FORM_SERVICE_URL, "/api/forms/audit"),
  /** Where the solutions' list comes from: the site's own file, or the tables of the API. */
  dataSource: dataSourceOf("VITE_DATA_SOURCE", import.meta.env.VITE_DATA_SOURCE),
} as const;

/** See `settings.dataSource`. */
export type DataSource = "static" | "api";

function originOf(url: string | undefined): string | undefined {
  if (url === undefined || url === "") return undefined;
  if (checking && !URL.canParse(url)) {
    throw new Error(`PUBLIC_URL is "${url}"; it must be an address such as https://example.com.`);
  }
  return new URL(url).origin;
}

function switchOf(name: string, value = "off"): boolean {
  if (checking && !["", "off", "on"].includes(value)) throw new Error(`${name} is "${value}"; it must be on or off.`);
  return value === "on";
}

/** A page of this site, or of another one over http(s). */
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
