import type { CustomerStory } from "@thirtyfold/content";
import { BeforeAfter, Card } from "@thirtyfold/ui";

// The bars' colors on paper.
const onPaper =
  "[--fg:var(--on-paper)] [--fg-3:var(--on-paper-2)] [--surface-3:var(--paper-line)] [--mark:var(--on-paper-mark)]";

/** A customer's story as the sheet that an agent hands back: what changed, and by how much. */
export function StoryCard({ story }: { story: CustomerStory }) {
  return (
    <Card variant="sheet" flush className="flex h-full flex-col px-[22px] pt-[22px] pb-5">
      <p className="text-small text-on-paper-2">{story.industry}</p>
      <h3 className="mt-3 pr-3 text-[min(1.375rem,38px)] leading-[1.2] font-heading tracking-[-0.018em]">
        {story.title}
      </h3>
      <p className="mt-2.5 text-[0.9375rem] leading-normal text-pretty text-on-paper-2">{story.text}</p>
      <BeforeAfter {...story.change} className={`mt-auto min-h-27.5 pt-[22px] ${onPaper}`} />
    </Card>
  );
}
