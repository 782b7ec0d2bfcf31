import type { AnswerSource } from "@thirtyfold/api-contract";
import { SiteLink } from "../../lib/site-link.tsx";

const look =
  "inline-flex min-h-6 flex-wrap items-baseline gap-x-2 py-0.5 text-small leading-snug font-semibold text-fg underline decoration-line-strong underline-offset-3 hover:decoration-link pointer-coarse:min-h-11 pointer-coarse:items-center";

/** The pages that an answer rests on. */
export function AnswerSources({ sources, onFollow }: { sources: readonly AnswerSource[]; onFollow: () => void }) {
  return (
    <ul aria-label="Sources" className="min-w-0">
      {sources.map(({ title, path }) => (
        <li key={path}>
          <SiteLink href={path} className={look} onClick={onFollow}>
            {title} <span className="text-meta font-normal text-fg-3">{path.replace(/#.*/, "")}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
