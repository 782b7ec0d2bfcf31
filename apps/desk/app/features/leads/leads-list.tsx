import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import type { DeskLead } from "@thirtyfold/api-contract/desk";
import { EmptyState } from "@thirtyfold/ui/empty-state";
import { Table, TableBody, TableLoading } from "@thirtyfold/ui/table";
import { cx } from "class-variance-authority";
import { type CSSProperties, useRef, useState } from "react";
import { LoadFailure, NotUpToDate } from "../../lib/load-failure.tsx";
import { countFirm, type ShownColumns, widthOf } from "./lead-columns.ts";
import { LeadRows } from "./lead-rows.tsx";
import { LeadsTableHead } from "./leads-table-head.tsx";
import { SelectionBar } from "./selection-bar.tsx";

type Props = {
  columns: ShownColumns;
  openId: string | undefined;
  leads: UseInfiniteQueryResult;
  shown: readonly DeskLead[];
  narrowed: boolean;
};

type Room = CSSProperties & Record<"--narrow" | "--wide", string>;

function roomFor({ names }: ShownColumns): Room {
  const { narrow, wide } = widthOf(names);
  return { "--narrow": `${narrow}rem`, "--wide": `${wide}rem` };
}

/** The leads as a table, in which several can be selected and changed at once. */
export function LeadsList({ columns, openId, leads, shown, narrowed }: Props) {
  const [chosenIds, choose] = useState<ReadonlySet<string>>(new Set());
  const table = useRef<HTMLTableElement>(null);
  const chosen = shown.filter(({ id }) => chosenIds.has(id));
  if (leads.isError && !leads.data) {
    return (
      <div className="px-5 md:px-8">
        <LoadFailure what="The leads" error={leads.error} retry={leads.refetch} />
      </div>
    );
  }
  if (leads.data && shown.length === 0) {
    return narrowed ? (
      <EmptyState drawing="list" title="No lead matches">
        Remove a filter, or search for other words.
      </EmptyState>
    ) : (
      <EmptyState drawing="sheet" title="No leads yet">
        What visitors send with the site's forms appears here.
      </EmptyState>
    );
  }
  const chooseAll = (all: boolean) => choose(new Set(all ? shown.map(({ id }) => id) : []));
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      {!leads.isFetchNextPageError && <NotUpToDate query={leads} />}
      <Table
        ref={table}
        label="Leads"
        stickyHead
        aria-rowcount={leads.hasNextPage ? -1 : shown.length + 1}
        scrollClassName={cx(
          "min-h-0 flex-1 rounded-none border-x-0 focus-visible:-outline-offset-2",
          chosen.length > 0 && "pb-20",
        )}
        className={cx("table-fixed", columns.fit ? "min-w-72" : "min-w-(--narrow) md:min-w-(--wide)")}
        style={columns.fit ? undefined : roomFor(columns)}
      >
        <LeadsTableHead
          columns={columns}
          all={chosen.length === 0 ? false : chosen.length === shown.length || "indeterminate"}
          onChooseAll={chooseAll}
        />
        <TableBody>
          {leads.isPending ? (
            <TableLoading columns={countFirm(columns)} rows={8} label="Loading the leads" />
          ) : (
            <LeadRows
              table={table}
              columns={columns}
              openId={openId}
              leads={leads}
              shown={shown}
              chosenIds={chosenIds}
              choose={choose}
            />
          )}
        </TableBody>
      </Table>
      {chosen.length > 0 && <SelectionBar chosen={chosen} choose={choose} />}
    </div>
  );
}
