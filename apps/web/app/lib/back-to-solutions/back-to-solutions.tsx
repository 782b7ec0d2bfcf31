import { backToSolutions } from "@thirtyfold/content";
import { BackLink } from "../back-link.tsx";

/** The way back to the overview, at the head of a solution's page. */
export function BackToSolutions() {
  return <BackLink href={backToSolutions.path}>{backToSolutions.label}</BackLink>;
}
