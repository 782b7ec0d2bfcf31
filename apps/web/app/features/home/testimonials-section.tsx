import { testimonials, testimonialsIntro, testimonialsNote } from "@thirtyfold/content";
import { Container, SectionHeader } from "@thirtyfold/ui";
import { TestimonialRow } from "./testimonial-row.tsx";

/** Three stories as ruled rows, and the line that says that they are made up. */
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
