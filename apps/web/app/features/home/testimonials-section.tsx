import { type Testimonial, testimonials, testimonialsIntro, testimonialsNote } from "@thirtyfold/content";
import { BeforeAfter, Container, SectionHeader } from "@thirtyfold/ui";

/** Three stories, and a note that they are invented. */
export function TestimonialsSection() {
  return (
    <section aria-labelledby="stories" className="py-section">
      <Container>
        <SectionHeader titleId="stories" title={testimonialsIntro.title} lead={testimonialsIntro.lead} />
        <ol className="divide-y divide-line border-y border-line">
          {testimonials.map((story, index) => (
            <TestimonialRow key={story.id} story={story} lit={index === 0} />
          ))}
        </ol>
        <p className="mt-7 text-small text-fg-3">{testimonialsNote}</p>
      </Container>
    </section>
  );
}

/** A story: its figure left of the fold, then the text and the change as two bars. */
function TestimonialRow({ story, lit }: { story: Testimonial; lit: boolean }) {
  return (
    <li className="grid-cols-10 items-start gap-x-gutter py-7 md:grid md:py-9">
      <p className="col-span-3 text-fg-3">
        <span className={`mb-2.5 block text-figure tabular-nums ${lit ? "text-link" : "text-fg"}`}>{story.figure}</span>
        {story.figureLabel}
      </p>
      <figure className="col-span-7 mt-5 md:mt-0 wide:col-span-4">
        <blockquote className="text-[1.25rem] leading-[1.42] tracking-[-0.012em] text-pretty">
          <p>{story.quote}</p>
        </blockquote>
        <figcaption className="mt-[18px] text-ui leading-[1.4]">
          <span className="block font-bold">{story.name}</span>
          <span className="text-fg-3">
            {story.role}, {story.organization}
          </span>
        </figcaption>
      </figure>
      <BeforeAfter
        {...story.change}
        className="col-span-7 col-start-4 mt-6 wide:col-span-3 wide:col-start-8 wide:mt-0 wide:pt-1.5"
      />
    </li>
  );
}
