import { about } from "@thirtyfold/content";
import { Container, SectionHeader } from "@thirtyfold/ui";
import { TeamGlyph, teamShapes } from "./team-glyph.tsx";

/** Four kinds of customers as cells of one frame, each with a drawing of its tasks. */
export function WhoWeBuildFor() {
  const { title, lead } = about.headings.whoWeBuildFor;
  return (
    <section aria-labelledby="who-for" className="py-section">
      <Container>
        <SectionHeader titleId="who-for" title={title} lead={lead} />
        <ul className="grid gap-px overflow-hidden rounded-md border border-line bg-line md:grid-cols-2 wide:grid-cols-4">
          {about.whoWeBuildFor.map(({ title: name, text }, index) => (
            <li key={name} className="bg-canvas p-6">
              <TeamGlyph shape={teamShapes[index % teamShapes.length] ?? "solo"} />
              <h3 className="mt-8 text-h3">{name}</h3>
              <p className="mt-2 text-pretty text-fg-2">{text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
