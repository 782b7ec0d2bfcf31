import type { UseInfiniteQueryResult } from "@tanstack/react-query";
import { useVirtualizer } from "@tanstack/react-virtual";
import type { DeskLead } from "@thirtyfold/api-contract/desk";
import { type Dispatch, type RefObject, type SetStateAction, useCallback, useEffect, useState } from "react";
import { LoadFailure } from "../../lib/load-failure.tsx";
import { rem } from "../../lib/rem.ts";
import { useFocusBack, useRowInView } from "../../lib/stepping.ts";
import { countFirm, type ShownColumns } from "./lead-columns.ts";
import { LeadRow, leadRowHeight } from "./lead-row.tsx";

type Props = {
  table: RefObject<HTMLTableElement | null>;
  columns: ShownColumns;
  openId: string | undefined;
  leads: UseInfiniteQueryResult;
  shown: readonly DeskLead[];
  chosenIds: ReadonlySet<string>;
  choose: Dispatch<SetStateAction<ReadonlySet<string>>>;
};

/** The rows in view; empty ones take the place of those above and below. */
export function LeadRows({ table, columns, openId, leads, shown, chosenIds, choose }: Props) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = leads;
  useFocusBack(table, openId);
  const [rowHeight] = useState(() => leadRowHeight * rem());
  // oxlint-disable-next-line react/incompatible-library -- No compiler runs on the desk.
  const rows = useVirtualizer({
    count: shown.length,
    getScrollElement: () => table.current?.parentElement ?? null,
    estimateSize: () => rowHeight,
    getItemKey: (index) => shown[index]?.id ?? index,
    overscan: 8,
    initialRect: { width: 800, height: 800 },
  });
  const seen = rows.getVirtualItems();
  const last = seen.at(-1)?.index ?? 0;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError && last >= shown.length - 10) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, last, shown.length]);
  const at = shown.findIndex(({ id }) => id === openId);
  useRowInView(rows, at, openId);
  const toggle = useCallback(
    (id: string, chosen: boolean) =>
      choose((before) => {
        const ids = new Set(before);
        if (chosen) ids.add(id);
        else ids.delete(id);
        return ids;
      }),
    [choose],
  );
  return (
    <>
      <Space height={seen[0]?.start ?? 0} />
      {seen.map(({ index, key }) => {
        const lead = shown[index];
        return (
          lead && (
            <LeadRow
              key={key}
              lead={lead}
              columns={columns}
              row={index + 2}
              open={lead.id === openId}
              chosen={chosenIds.has(lead.id)}
              onChoose={toggle}
            />
          )
        );
      })}
      <Space height={rows.getTotalSize() - (seen.at(-1)?.end ?? 0)} />
      <EndRow leads={leads} columns={countFirm(columns)} />
    </>
  );
}

function Space({ height }: { height: number }) {
  if (height <= 0) return undefined;
  return <tr aria-hidden style={{ height }} />;
}

function EndRow({ leads, columns }: Pick<Props, "leads"> & { columns: number }) {
  const { hasNextPage, isFetchNextPageError, error, fetchNextPage } = leads;
  return (
    <tr>
      <td colSpan={columns} className="px-5 py-3 text-meta text-fg-3 md:px-8">
        {isFetchNextPageError ? (
          <LoadFailure what="More leads" error={error} retry={fetchNextPage} />
        ) : hasNextPage ? (
          <span role="status">Loading more</span>
        ) : (
          "That is all."
        )}
      </td>
    </tr>
  );
}
