import { solutionsPage } from "@thirtyfold/content";
import { ButtonArrow, CardLink } from "@thirtyfold/ui";
import { SiteLink } from "../../lib/site-link.tsx";
import { paths } from "../../paths.ts";

const look =
  "group/button mt-auto flex w-max items-center gap-2 self-start border-b border-line-strong pb-1 text-ui font-semibold text-fg group-hover/fold:border-tang";

/** The cell's link, which covers it. The drawing goes along to the page. */
export function LearnMore({ slug, title }: { slug: string; title: string }) {
  return (
    <CardLink asChild className={look}>
      <SiteLink href={paths.solution(slug)} viewTransition>
        <span>
          {solutionsPage.list.more} <span className="sr-only">about {title}</span>
        </span>
        <ButtonArrow />
      </SiteLink>
    </CardLink>
  );
}
