import type { Plugin } from "vite";

type Environment = Readonly<Record<string, string | undefined>>;

/** A page of this site, or any http(s) address. */
function isFormUrl(url: string): boolean {
  return /^(\/(?!\/)|https?:\/\/)/.test(url) && URL.canParse(url, "https://own.example");
}

const formUrl = (path: string) => ({
  isRight: isFormUrl,
  wanted: `an address such as https://example.com/form, or a path such as ${path}`,
});
const oneOf = (first: string, second: string) => ({
  isRight: (value: string) => value === first || value === second,
  wanted: `${first} or ${second}`,
});

const rules = {
  VITE_FORM_SERVICE_URL: formUrl("/api/forms/audit"),
  VITE_CONTACT_FORM_URL: formUrl("/intake-form.html"),
  VITE_CAPTURE_FORMS: oneOf("on", "off"),
  VITE_DATA_SOURCE: oneOf("static", "api"),
};

/** The problems with a build's settings, one line each; an empty setting counts as unset. */
export function wrongSettings(environment: Environment): string[] {
  return Object.entries(rules).flatMap(([name, { isRight, wanted }]) => {
    const value = environment[name];
    if (value === undefined || value === "" || isRight(value)) return [];
    return `${name} is "${value}"; it must be ${wanted}.`;
  });
}

/**
 * Stops a build or the development server before it starts if a setting is wrong. A page that fails because of it
 * during prerendering could only be a 500 with no visible reason.
 */
export function checkedSettings(): Plugin {
  return {
    name: "thirtyfold:checked-settings",
    configResolved({ env }) {
      const wrong = wrongSettings(env);
      if (wrong.length === 0) return;
      const error = new Error(wrong.join("\n"));
      // A stack trace is of no use to the person who set the value.
      error.stack = error.message;
      throw error;
    },
  };
}
