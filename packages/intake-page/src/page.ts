/** A complete document, and the texts of its inline elements, whose hashes its Content-Security-Policy needs. */
export type Page = {
  /** From the doctype to `</html>`. */
  html: string;
  /** In the order of the document, as a browser hashes them: without the tags around. */
  scripts: readonly string[];
  styles: readonly string[];
};

/** Without it the pages use the fonts of the system. */
export type PageFonts = {
  /** The `@font-face` rules for "Schibsted Grotesk Variable". */
  faces: string;
  /** URL of the file that the first view needs. */
  preload?: string;
};

/** What every page says about the company. */
export type Company = {
  name: string;
  email: string;
  /** Part of a sentence: it fits after "We answer". */
  hours: string;
};

/** Where a page stands and who speaks. */
export type PageFacts = {
  company: Company;
  /** URL of the site's first page, to which the name and "Back to the site" lead. */
  homeHref: string;
  /** URL of the favicon. */
  iconHref: string;
  fonts?: PageFonts;
};

/** The longest answers that the server takes, in UTF-16 code units, as HTML counts them. */
export type FieldLimits = {
  /** Of every answer of one line, except for `email` and `phone`. */
  name: number;
  email: number;
  phone: number;
  /** Of answers with several lines. */
  longText: number;
};

/** A form as a visitor meets it; empty at the first visit. */
export type FormState = {
  /** By the fields' names; several for checkboxes. Names that the form lacks are left out. */
  values?: Readonly<Record<string, string | readonly string[]>>;
  /** What is wrong and what to do, by the fields' names. */
  errors?: Readonly<Record<string, string>>;
  /** What went wrong with the form as a whole. */
  notice?: string;
};

/** What a page with a form needs besides. */
export type FormFacts = PageFacts & {
  /** URL to which the form is posted, as `application/x-www-form-urlencoded`. */
  action: string;
  /** In whole sentences: what is kept, how long, and who gets it. */
  retention: string;
  limits: FieldLimits;
};
