import type { AnswerSource } from "@thirtyfold/api-contract";
import { SiteLink } from "../../lib/site-link.tsx";

const look =
  "group inline-flex min-h-6 flex-wrap items-baseline gap-x-2 py-0.5 text-small leading-snug text-fg-3 pointer-coarse:min-h-11 pointer-coarse:content-center";
const name =
  "font-semibold text-fg underline decoration-line-strong underline-offset-3 group-hover:decoration-link group-hover:decoration-2";

/** The pages that an answer rests on. */
export function AnswerSources({ sources, onFollow }: { sources: readonly AnswerSource[]; onFollow: () => void }) {
  return (
    <ul aria-label="Sources" className="min-w-0 pt-1.5 pointer-coarse:pt-0">
      {sources.map(({ title, path }) => (
        <li key={path}>
          <SiteLink href={path} className={look} onClick={onFollow}>
            <span className={name}>{title}</span> <span className="text-meta">{path.replace(/#.*/, "")}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
