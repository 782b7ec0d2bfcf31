import { backToSolutions } from "@thirtyfold/content";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { SiteLink } from "../site-link.tsx";

/** The way back to the overview, at the head of a solution's page. */
export function BackToSolutions() {
  return (
    <SiteLink
      href={backToSolutions.path}
      className="group/back inline-flex min-h-11 items-center gap-2 text-ui text-fg-2 hover:text-fg"
    >
      <ArrowLeft
        size={16}
        strokeWidth={1.75}
        className="transition-transform duration-200 ease-out motion-safe:group-hover/back:-translate-x-[3px]"
      />
      {backToSolutions.label}
    </SiteLink>
  );
}
