import { company, type SiteLink } from "@thirtyfold/content";

/** The end of an answer: the page that tells more, as a plain path that the website turns into a link. */
export function linkTo(path: SiteLink): string {
  return path === company.intakePath ? `Intake form: ${path}` : `More: ${path}`;
}
