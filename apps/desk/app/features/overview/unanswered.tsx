import { queryOptions, useQuery } from "@tanstack/react-query";
import type { UnansweredReport } from "@thirtyfold/api-contract/desk";
import { Skeleton, SkeletonGroup } from "@thirtyfold/ui/skeleton";
import ChevronRight from "lucide-react/icons/chevron-right";
import { desk } from "../../lib/desk-client.ts";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { Time } from "../../lib/times.tsx";
import { Block } from "./block.tsx";

const unansweredQuery = (since: string) =>
  queryOptions({
    queryKey: ["unanswered", since],
    queryFn: async ({ signal }) => desk.call("GET /api/desk/unanswered", { signal, query: { since } }),
  });

type Topic = UnansweredReport["topics"][number];

/** The questions the assistant could not answer, by topic; worded only where visitors gave us their words. */
export function Unanswered({ since }: { since: string }) {
  const report = useQuery(unansweredQuery(since));
  return (
    <Block title="Questions that the assistant could not answer">
      {report.data ? (
        <>
          <p className="mb-3 max-w-160 text-small text-pretty text-fg-2">
            {report.data.total === 0
              ? "None in these 30 days."
              : `${report.data.total} in these 30 days, counted without their words. A question can be read where its visitor shared it with us.`}
          </p>
          {report.data.total > 0 && (
            <ul className="border-b border-line">
              {report.data.topics.map((topic) => (
                <li key={topic.topic} className="border-t border-line">
                  <TopicRow topic={topic} />
                </li>
              ))}
            </ul>
          )}
        </>
      ) : report.isError ? (
        <LoadFailure what="These questions" error={report.error} retry={report.refetch} />
      ) : (
        <SkeletonGroup label="Loading the questions">
          <Skeleton lines={3} />
        </SkeletonGroup>
      )}
    </Block>
  );
}

const row = "flex min-h-9 items-baseline gap-3 px-1 py-2 pointer-coarse:min-h-11";

function TopicRow({ topic: { name, count, questions } }: { topic: Topic }) {
  const head = (
    <>
      <span className="min-w-0 flex-1 first-letter:uppercase">{name}</span>
      {questions.length > 0 && (
        <span className="shrink-0 text-meta text-fg-2">
          {questions.length === 20 ? "20 newest" : questions.length} to read
        </span>
      )}
      <span className="w-10 shrink-0 text-end tabular-nums">{count}</span>
    </>
  );
  if (questions.length === 0) return <p className={`${row} ps-7`}>{head}</p>;
  return (
    <details className="group">
      <summary className={`${row} cursor-pointer list-none hover:bg-fg/4 focus-visible:-outline-offset-2`}>
        <ChevronRight aria-hidden size={16} className="shrink-0 self-center text-fg-3 group-open:rotate-90" />
        {head}
      </summary>
      <ul className="grid gap-2 ps-7 pe-1 pb-3">
        {questions.map(({ id, at, question }) => (
          <li key={id} className="flex items-baseline gap-3">
            <q className="min-w-0 flex-1 whitespace-pre-wrap text-fg-2">{question}</q>
            <Time at={at} as="day" className="shrink-0 text-meta text-fg-3" />
          </li>
        ))}
      </ul>
    </details>
  );
}
