import type { LeadOrigin, WholeLead } from "@thirtyfold/api-contract/desk";
import { jobs } from "@thirtyfold/content";
import { Button } from "@thirtyfold/ui/button";
import { MessageText } from "@thirtyfold/ui/chat-bubble";
import { DescriptionItem, DescriptionList } from "@thirtyfold/ui/description-list";
import { Heading } from "@thirtyfold/ui/heading";
import { Link } from "@thirtyfold/ui/link";
import { cx } from "class-variance-authority";
import FileDown from "lucide-react/icons/file-down";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router";

const words: Readonly<Record<string, string>> = {
  fullName: "Name",
  email: "Email",
  jobId: "Position",
  need: "Needs",
  website: "Hidden field",
};

/** Fields that visitors fill in their own words. */
const told = new Set(["message", "problem", "desiredOutcome", "anythingElse", "coverLetter"]);

/** The title of a position; one that is no longer offered is shown by its id. */
const positionOf = (jobId: string): string => jobs.find(({ id }) => id === jobId)?.title ?? jobId;

/** "projectTypes" as "Project types". */
const labelOf = (name: string): string =>
  words[name] ??
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function answerOf(name: string, value: string, suspect: boolean): ReactNode {
  if (name === "email") return <Link href={`mailto:${encodeURIComponent(value)}`}>{value}</Link>;
  if (name === "jobId") return positionOf(value);
  if (name === "phone") return <Link href={`tel:${value.replaceAll(/[^+\d]/g, "")}`}>{value}</Link>;
  // A bot's addresses are there to be clicked.
  const answer = suspect ? <span className="whitespace-pre-wrap">{value}</span> : <MessageText text={value} />;
  return told.has(name) ? <div className="text-[1.125rem] leading-[1.5]">{answer}</div> : answer;
}

/** The visitor's answers, where the visit began, and the resume. Empty answers are left out. */
export function LeadAnswers({ lead }: { lead: WholeLead }) {
  const { id, fields, resume, suspect } = lead;
  const answers = Object.entries(fields)
    .map(([name, value]) => [name, typeof value === "string" ? value : value.join(", ")] as const)
    .filter(([name, value]) => value.trim() !== "" && name !== "resume");
  return (
    <section aria-labelledby="answers" className="grid grid-cols-1 gap-3">
      <Heading level={3} size="h4" id="answers">
        Answers
      </Heading>
      <DescriptionList>
        {answers.map(([name, value]) => (
          <DescriptionItem key={name} term={labelOf(name)} className={cx(told.has(name) && "[&>dd]:basis-full")}>
            {answerOf(name, value, suspect)}
          </DescriptionItem>
        ))}
        <DescriptionItem term="Reference">
          <span className="font-mono text-meta">{id}</span>
        </DescriptionItem>
      </DescriptionList>
      <Origin lead={lead} />
      {resume !== null && (
        <Button asChild variant="outline" size="sm" className="max-w-full justify-self-start">
          <a href={`/api/desk/leads/${encodeURIComponent(id)}/resume`} download={resume}>
            <FileDown aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
            <span className="min-w-0 text-start [overflow-wrap:anywhere]">{resume}</span>
          </a>
        </Button>
      )}
    </section>
  );
}

const originWords = [
  ["firstPage", "First page"],
  ["referrer", "Came from"],
  ["utm_source", "Campaign source"],
  ["utm_medium", "Medium"],
  ["utm_campaign", "Campaign"],
  ["utm_term", "Term"],
  ["utm_content", "Content"],
] as const satisfies readonly (readonly [keyof LeadOrigin, string])[];

/** Where the visit began, as far as it is known. */
function Origin({ lead: { source, origin } }: { lead: WholeLead }) {
  if (source === null) return undefined;
  return (
    <>
      <Heading level={3} size="h4" className="mt-5">
        Where the visit began
      </Heading>
      <DescriptionList>
        <DescriptionItem term="Source">
          <Link asChild>
            <RouterLink to={{ pathname: "/leads", search: `${new URLSearchParams({ source })}` }}>{source}</RouterLink>
          </Link>
        </DescriptionItem>
        {originWords.map(
          ([name, term]) =>
            origin[name] !== undefined &&
            origin[name] !== source && (
              <DescriptionItem key={name} term={term}>
                {origin[name]}
              </DescriptionItem>
            ),
        )}
      </DescriptionList>
    </>
  );
}
