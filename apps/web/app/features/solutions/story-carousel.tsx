import { type CustomerStory, customerStories, solutionsPage, testimonialsNote } from "@thirtyfold/content";
import { BeforeAfter, Button, Card, Container } from "@thirtyfold/ui";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import { useState } from "react";
import { ButtonLink } from "../../lib/button-link.tsx";

/** A loop moves by 1500 px, so 3 repetitions fill screens up to 4500 px. */
const repetitions = [1, 2, 3];

/** Under reduced motion and without scripts, a scrollable row without repetitions (see solutions.css). */
export function StoryCarousel() {
  const [paused, setPaused] = useState(false);
  const { stories, cta } = solutionsPage;
  const Icon = paused ? Play : Pause;
  return (
    <section aria-labelledby="stories" className="relative pb-8">
      <h2 id="stories" className="sr-only">
        {stories.title}
      </h2>
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to stop and to scroll it
        tabIndex={0}
        role="region"
        aria-label={stories.row}
        className="story-window focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus"
      >
        <ul className="story-track flex w-max" data-paused={paused ? "" : undefined}>
          {customerStories.map((story) => (
            <StoryItem key={story.id} story={story} />
          ))}
          {repetitions.map((time) =>
            customerStories.map((story) => <StoryItem key={`${story.id} ${time}`} story={story} again />),
          )}
        </ul>
      </div>
      <Container className="mt-3.5">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="text-small text-fg-3">{testimonialsNote}</p>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            <ButtonLink href={cta.path} arrow variant="link" size="sm" className="min-w-41 justify-between px-0">
              {cta.label}
            </ButtonLink>
            <Button variant="ghost" size="sm" className="story-pause" onClick={() => setPaused(!paused)}>
              <Icon aria-hidden size={16} strokeWidth={1.75} />
              <span>{paused ? stories.play : stories.pause}</span>
            </Button>
          </div>
        </div>
      </Container>
    </section>
  );
}

/** A card, 300 px wide. Repetitions (`again`) are decorative. */
function StoryItem({ story, again = false }: { story: CustomerStory; again?: boolean }) {
  return (
    <li
      className={`${again ? "story-again " : ""}story-card w-[300px] flex-none p-1.5`}
      aria-hidden={again || undefined}
      inert={again}
    >
      <StoryCard story={story} />
    </li>
  );
}

// The bars' colors on paper.
const onPaper =
  "[--tf-fg:var(--tf-on-paper)] [--tf-fg-3:var(--tf-on-paper-2)] [--tf-surface-3:var(--tf-paper-line)] [--tf-mark:var(--tf-on-paper-mark)]";

function StoryCard({ story }: { story: CustomerStory }) {
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
