import { capabilities, enterpriseList, playgroundPage } from "@thirtyfold/content";
import Check from "lucide-react/icons/check";
import { CapabilityGlyph } from "./capability-glyph.tsx";

const { enterpriseTitle, enterpriseLead } = playgroundPage;

/** What every agent can do, a cell each, and beside it what an enterprise asks for. */
export function Features() {
  return (
    <div className="grid-cols-10 gap-x-gutter wide:grid">
      <ul className="col-span-7 grid overflow-hidden rounded-md border border-line md:grid-cols-2">
        {capabilities.map(({ title, text }, index) => (
          <li
            key={title}
            className="border-line px-5 pt-6 pb-7 not-last:border-b md:px-7 md:odd:border-r md:nth-last-2:border-b-0"
          >
            <CapabilityGlyph index={index} />
            <h3 className="mt-6 text-h3">{title}</h3>
            <p className="mt-2 max-w-[27em] text-pretty text-fg-2">{text}</p>
          </li>
        ))}
      </ul>
      <div className="col-span-3 mt-12 wide:mt-7">
        <h3 className="text-h3">{enterpriseTitle}</h3>
        <p className="mt-2 text-fg-2">{enterpriseLead}</p>
        <ul className="mt-6 divide-y divide-line border-y border-line">
          {enterpriseList.map((item) => (
            <li key={item} className="flex items-baseline gap-3 py-3.5">
              <Check aria-hidden size={20} strokeWidth={1.75} className="shrink-0 self-center text-ok" />
              {item}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
