import { about } from "@thirtyfold/content";
import { CreaseHero } from "@thirtyfold/ui";

/** What the company is for, as the head of the page. */
export function Mission() {
  return (
    <CreaseHero title={about.mission.title}>
      <p className="max-w-[27em] text-lead text-pretty text-fg-2">{about.mission.text}</p>
    </CreaseHero>
  );
}
