import type { FeatureCard as Card } from "@thirtyfold/content";
import { FoldCorner } from "@thirtyfold/ui";
import { SiteLink } from "../../lib/site-link.tsx";
import { ConnectionsDiagram } from "./connections-diagram.tsx";
import { PermissionList } from "./permission-list.tsx";
import { RoleSheet } from "./role-sheet.tsx";

const stage =
  "@container grid min-h-[248px] place-items-center border-b border-line bg-sunken p-5 md:min-h-[300px] md:border-r md:border-b-0 md:px-7 md:py-6 wide:h-[300px] wide:border-r-0 wide:border-b";

// The frame's rounded corners that the stages touch: in a stack, beside their words, and in a row.
const corners =
  "group-first/fold:rounded-tl-[5px] max-md:group-first/fold:rounded-tr-[5px] md:max-wide:group-last/fold:rounded-bl-[5px] wide:group-last/fold:rounded-tr-[5px]";

/** A cell of the frame: the artefact, and the words below it (beside it on tablets). Its title's link covers it. */
export function FeatureCard({ card }: { card: Card }) {
  return (
    <article className="group/fold relative md:grid md:grid-cols-2 wide:block">
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
