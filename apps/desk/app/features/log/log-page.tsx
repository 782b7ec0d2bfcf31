import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { Button } from "@thirtyfold/ui/button";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableLoading,
  TableMessage,
  TableRow,
} from "@thirtyfold/ui/table";
import { useRef } from "react";
import { desk } from "../../lib/desk-client.ts";
import { LoadFailure, NotUpToDate } from "../../lib/load-failure.tsx";
import { PageHead } from "../../lib/page-head.tsx";
import { usePageTitle } from "../../lib/page-title.ts";
import { usePersonName } from "../../lib/people.ts";
import { useFocusAtLastPage } from "../../lib/stepping.ts";
import { Time } from "../../lib/times.tsx";
import { actionWords } from "./action-words.ts";

const logQuery = infiniteQueryOptions({
  queryKey: ["log"],
  queryFn: async ({ signal, pageParam }) =>
    desk.call("GET /api/desk/log", { signal, query: pageParam === null ? {} : { cursor: pageParam } }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
  // People who return to the log look for what was just done.
  staleTime: 0,
});

/** Who did what, newest first. */
export function LogPage() {
  usePageTitle("Log");
  const log = useInfiniteQuery(logQuery);
  const nameOf = usePersonName();
  const actions = log.data?.pages.flatMap(({ data }) => data) ?? [];
  const firstOfPage = log.data?.pages.at(-1)?.data[0];
  const row = useRef<HTMLTableRowElement>(null);
  useFocusAtLastPage(log.hasNextPage, row);
  return (
    <div className="max-w-220 px-5 py-6 md:px-8 md:py-8">
      <PageHead title="Log" lead="Who signed in, invited, exported, erased. Kept for a year." />
      {!log.isFetchNextPageError && <NotUpToDate query={log} />}
      {log.isError && !log.data ? (
        <LoadFailure what="The log" error={log.error} retry={log.refetch} />
      ) : (
        <Table label="Log" dense>
          <TableHead>
            <tr>
              <TableHeader>When</TableHeader>
              <TableHeader>What happened</TableHeader>
            </tr>
          </TableHead>
          <TableBody>
            {log.isPending && <TableLoading columns={2} label="Loading the log" />}
            {log.data && actions.length === 0 && <TableMessage columns={2}>Nothing has happened yet.</TableMessage>}
            {actions.map((action) => (
              <TableRow key={action.id} {...(action === firstOfPage && { ref: row, tabIndex: -1 })}>
                <TableCell className="w-px pe-6 text-small whitespace-nowrap text-fg-2">
                  <Time at={action.at} as="day" />
                </TableCell>
                <TableCell className="text-small">
                  <p className="min-w-32 [overflow-wrap:anywhere]">
                    <span className="font-semibold">{action.personName}</span> {actionWords(action, nameOf)}
                  </p>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {log.data && (
        <div className="mt-4 grid justify-items-start gap-3 text-fg-3">
          {log.isFetchNextPageError && (
            <LoadFailure what="More of the log" error={log.error} retry={log.fetchNextPage} />
          )}
          {log.hasNextPage ? (
            <Button variant="outline" size="sm" busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
              Show earlier
            </Button>
          ) : (
            <p>That is all there is.</p>
          )}
        </div>
      )}
    </div>
  );
}
