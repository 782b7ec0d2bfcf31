/** A complete document, and the texts of its inline elements, whose hashes its Content-Security-Policy needs. */
export type Page = { html: string; scripts: readonly string[]; styles: readonly string[] };

/** `faces`: the `@font-face` rules for "Schibsted Grotesk Variable"; `preload`: the URL of the file needed first. */
export type PageFonts = { faces: string; preload?: string };

/** What every page says about the company. `hours` fits after "We answer". */
export type Company = { name: string; email: string; hours: string };

/** Where a page stands and who speaks. `homeHref` and `iconHref` are URLs of the site. */
export type PageFacts = { company: Company; homeHref: string; iconHref: string; fonts?: PageFonts };

/** The longest answers that the server takes, in UTF-16 code units. */
export type FieldLimits = { name: number; email: number; phone: number; longText: number };

/**
 * A form as a visitor meets it. `values` and `errors` are keyed by the fields' names; `notice` says what went wrong
 * with the form as a whole.
 */
export type FormState = {
  values?: Readonly<Record<string, string | readonly string[]>>;
  errors?: Readonly<Record<string, string>>;
  notice?: string;
};

/** `action`: where the form is posted to. `retention`: what is kept, how long, and who gets it. */
export type FormFacts = PageFacts & { action: string; retention: string; limits: FieldLimits };
