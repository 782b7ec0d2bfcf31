import {
  type FeatureCard as Card,
  featureCards,
  featuresIntro,
  type Permission,
  type RoleSheet as Sheet,
} from "@thirtyfold/content";
import { AgentTile, Badge, Container, FoldCorner, Card as Panel, SectionHeader } from "@thirtyfold/ui";
import Check from "lucide-react/icons/check";
import Hand from "lucide-react/icons/hand";
import MessageCircleReply from "lucide-react/icons/message-circle-reply";
import X from "lucide-react/icons/x";
import { SiteLink } from "../../lib/site-link.tsx";
import { ConnectionsDiagram } from "./connections-diagram.tsx";

export function FeaturesSection() {
  return (
    <section aria-labelledby="features" className="py-section">
      <Container>
        <SectionHeader titleId="features" title={featuresIntro.title} lead={featuresIntro.lead} />
        <div className="grid divide-y divide-line rounded-md border border-line wide:grid-cols-3 wide:divide-x wide:divide-y-0">
          {featureCards.map((card) => (
            <FeatureCard key={card.id} card={card} />
          ))}
        </div>
      </Container>
    </section>
  );
}

const stage =
  "@container grid min-h-[248px] place-items-center border-b border-line bg-sunken p-5 md:min-h-[300px] md:border-r md:border-b-0 md:px-7 md:py-6 wide:h-[300px] wide:border-r-0 wide:border-b";

// The frame's rounded corners that a stage touches when stacked, beside its text, and in a row.
const corners =
  "group-first/fold:rounded-tl-[5px] max-md:group-first/fold:rounded-tr-[5px] md:max-wide:group-last/fold:rounded-bl-[5px] wide:group-last/fold:rounded-tr-[5px]";

/** A cell of the frame: artifact above text (beside it on tablets). The link of its title covers it. */
function FeatureCard({ card }: { card: Card }) {
  return (
    <article className="group/fold relative md:grid md:grid-cols-2 wide:block max-md:print:grid max-md:print:grid-cols-2">
      <div className={`${stage} ${corners}`}>
        <Artefact card={card} />
      </div>
      <div className="px-5 pt-6 pb-7 md:self-center md:px-7 wide:pt-7 wide:pb-8">
        <h3 className="mb-2.5 text-h3">
          <SiteLink href={card.path} className="after:absolute after:inset-0 after:content-['']">
            {card.title}
          </SiteLink>
        </h3>
        <p className="max-w-[38em] text-pretty text-fg-2">{card.text}</p>
      </div>
      <FoldCorner />
    </article>
  );
}

function Artefact({ card }: { card: Card }) {
  switch (card.kind) {
    case "role-sheet":
      return <RoleSheet sheet={card.artefact} />;
    case "connections":
      return <ConnectionsDiagram diagram={card.artefact} />;
    case "permissions":
      return <PermissionList permissions={card.artefact} />;
  }
}

function RoleSheet({ sheet }: { sheet: Sheet }) {
  return (
    <Panel variant="sheet" flush className="w-full max-w-[400px] px-[18px] pt-5 sm:px-[22px] pb-4">
      <div className="mb-3.5 flex items-center gap-3 leading-[1.35]">
        <AgentTile>
          <MessageCircleReply strokeWidth={1.75} />
        </AgentTile>
        <div>
          <p className="font-bold">{sheet.agent}</p>
          <p className="text-small leading-[1.35] text-on-paper-2">{sheet.reportsTo}</p>
        </div>
      </div>
      <dl>
        {sheet.terms.map(([term, value]) => (
          <div
            key={term}
            className="flex justify-between gap-x-3 max-slim:flex-wrap border-t border-paper-line py-2 text-small"
          >
            <dt className="whitespace-nowrap text-on-paper-2">{term}</dt>
            <dd className="text-flush font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

const states = {
  Allowed: { variant: "success", Icon: Check },
  "Needs you": { variant: "warning", Icon: Hand },
  Blocked: { variant: "destructive", Icon: X },
} as const;

/** The agent's permissions: allowed alone, allowed with a person, and off. */
function PermissionList({ permissions }: { permissions: readonly Permission[] }) {
  return (
    <ul className="grid w-full max-w-[440px] gap-2">
      {permissions.map(({ action, detail, state }) => {
        const { variant, Icon } = states[state];
        const ground = state === "Needs you" ? "bg-surface-3 shadow-[inset_3px_0_0_var(--tf-warn)]" : "bg-surface-2";
        return (
          <li
            key={action}
            className={`flex items-center justify-between gap-x-3 gap-y-1 max-slim:flex-wrap rounded-sm py-2.5 pr-3 pl-4 text-small leading-[1.35] ${ground}`}
          >
            <span>
              {action}
              {detail !== undefined && <span className="block text-meta leading-[1.35] text-fg-3">{detail}</span>}
            </span>
            <Badge variant={variant}>
              <Icon strokeWidth={1.75} />
              {state}
            </Badge>
          </li>
        );
      })}
    </ul>
  );
}
