import type { AutomationOffer } from "@thirtyfold/content";
import { FoldCorner } from "@thirtyfold/ui";
import type { ReactNode } from "react";
import { SiteLink } from "../../lib/site-link.tsx";

/** An offer: a piece of its work above, what it is and includes below. Its title's link covers it. */
export function OfferCard({ offer, children }: { offer: AutomationOffer; children: ReactNode }) {
  return (
    <article className="group/fold relative flex flex-col">
      <div className="grid min-h-[320px] md:min-h-[340px] wide:h-[380px] place-items-center border-b border-line bg-sunken px-5 py-8 wide:px-10">
        {children}
      </div>
      <div className="flex grow flex-col px-5 pt-6 pb-6 wide:px-8 wide:pt-8">
        <h3 className="text-h3">
          <SiteLink href={offer.path} className="after:absolute after:inset-0 after:content-['']">
            {offer.title}
          </SiteLink>
        </h3>
        <p className="mt-2.5 mb-6 max-w-[32em] text-pretty text-fg-2">{offer.text}</p>
        <ul className="mt-auto">
          {offer.points.map((point) => (
            <li key={point} className="border-t border-line py-2.5 text-pretty text-fg-2">
              {point}
            </li>
          ))}
        </ul>
      </div>
      <FoldCorner />
    </article>
  );
}
