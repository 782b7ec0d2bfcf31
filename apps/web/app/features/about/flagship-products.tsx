import { about, type LibraryAgent, libraryAgents } from "@thirtyfold/content";
import { AgentTile, Card, Container, SectionHeader } from "@thirtyfold/ui";
import { agentIcons } from "../../lib/agent-icons/agent-icons.ts";
import { SiteLink } from "../../lib/site-link.tsx";

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

const { worksIn, mustAsk } = about.headings.flagshipProducts;

type FlagshipSheetProps = {
  product: (typeof about.flagshipProducts)[number];
  agent: LibraryAgent | undefined;
};

function FlagshipSheet({ product, agent }: FlagshipSheetProps) {
  const Icon = agent && agentIcons[agent.slug];
  return (
    <Card
      variant="sheet"
      className="flex flex-col md:max-wide:grid md:max-wide:grid-cols-[3fr_7fr] md:max-wide:content-start md:max-wide:gap-x-gutter"
    >
      {Icon && (
        <AgentTile>
          <Icon strokeWidth={1.75} />
        </AgentTile>
      )}
      <h3 className="mt-7 text-h3">
        <SiteLink
          href={product.path}
          className="decoration-on-paper-mark decoration-2 underline-offset-4 after:absolute after:inset-0 after:content-[''] hover:underline"
        >
          {product.title}
        </SiteLink>
      </h3>
      <p className="mt-1.5 mb-7 text-pretty md:max-wide:mb-0 text-on-paper-2">{product.text}</p>
      {agent && (
        <dl className="text-small md:max-wide:col-start-2 md:max-wide:row-span-3 md:max-wide:row-start-1 md:max-wide:pt-8">
          <Term name={worksIn} value={agent.channels.join(", ")} />
          <Term name={mustAsk} value={agent.asks} />
        </dl>
      )}
    </Card>
  );
}

function Term({ name, value }: { name: string; value: string }) {
  return (
    <div className="grid grid-cols-[5.5rem_1fr] gap-3 max-slim:grid-cols-1 max-slim:gap-0.5 border-t border-paper-line py-2.5">
      <dt className="text-on-paper-2">{name}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  );
}
