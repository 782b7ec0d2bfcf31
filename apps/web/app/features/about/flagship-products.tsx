import { about, libraryAgents } from "@thirtyfold/content";
import { Container, SectionHeader } from "@thirtyfold/ui";
import { FlagshipSheet } from "./flagship-sheet.tsx";

/** The three agents that the company is known for, each with its role sheet. */
export function FlagshipProducts() {
  const { title, lead } = about.headings.flagshipProducts;
  return (
    <section aria-labelledby="flagship" className="border-y border-line bg-sunken py-[clamp(72px,7vw,128px)]">
      <Container>
        <SectionHeader titleId="flagship" title={title} lead={lead} />
        <ul className="grid gap-gutter wide:grid-cols-3">
          {about.flagshipProducts.map((product) => (
            <li key={product.title} className="grid">
              <FlagshipSheet product={product} agent={libraryAgents.find(({ name }) => name === product.title)} />
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
