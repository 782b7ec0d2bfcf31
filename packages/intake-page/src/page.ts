/** A complete document, and the texts of its inline elements, whose hashes its Content-Security-Policy needs. */
export type Page = {
  /** From the doctype to `</html>`. */
  html: string;
  /** In document order, as a browser hashes them: without the surrounding tags. */
  scripts: readonly string[];
  styles: readonly string[];
};

/** Without it the pages use the system's fonts. */
export type PageFonts = {
  /** The `@font-face` rules for "Schibsted Grotesk Variable" and, for other Latin characters, "Schibsted Grotesk Latin". */
  faces: string;
  /** URL of the file that the first view needs. */
  preload?: string;
};

/** The company's details on every page. */
export type Company = {
  name: string;
  email: string;
  /** Part of a sentence: it fits after "We answer". */
  hours: string;
};

/** A page's surroundings and its company. */
export type PageFacts = {
  company: Company;
  /** URL of the site's home page, to which the name and "Back to the site" link. */
  homeHref: string;
  /** URL of the favicon. */
  iconHref: string;
  fonts?: PageFonts;
};

/** The longest answers that the server accepts, in UTF-16 code units, as HTML counts them. */
export type FieldLimits = {
  /** For every one-line answer, except `email` and `phone`. */
  name: number;
  email: number;
  phone: number;
  /** For answers with several lines. */
  longText: number;
};

/** A form's state for a visitor; empty at the first visit. */
export type FormState = {
  /** By field name; several for checkboxes. Names that the form lacks are ignored. */
  values?: Readonly<Record<string, string | readonly string[]>>;
  /** Errors and how to fix them, by field name. */
  errors?: Readonly<Record<string, string>>;
  /** The error of the form as a whole. */
  notice?: string;
};

/** The additional facts for a page with a form. */
export type FormFacts = PageFacts & {
  /** URL to which the form is submitted, as `application/x-www-form-urlencoded`. */
  action: string;
  /** In whole sentences: what is kept, how long, and who gets it. */
  retention: string;
  limits: FieldLimits;
};
