import type { DeskLead } from "@thirtyfold/api-contract/desk";
import { Checkbox } from "@thirtyfold/ui/checkbox";
import { TableCell, TableRow } from "@thirtyfold/ui/table";
import { cx } from "class-variance-authority";
import { memo } from "react";
import { Link, useSearchParams } from "react-router";
import { formNames, leadName } from "../../lib/leads.ts";
import { usePersonName } from "../../lib/people.ts";
import { Time } from "../../lib/times.tsx";
import { roomy } from "./leads-table-head.tsx";
import { StateBadge } from "./state-badge.tsx";

/** All rows have it, in pixels. */
export const leadRowHeight = 52;

type Props = {
  lead: DeskLead;
  row: number;
  open: boolean;
  chosen: boolean;
  onChoose: (id: string, chosen: boolean) => void;
};

/** A lead in the list. Scrolling draws the list again many times a second, and no row with it. */
export const LeadRow = memo(({ lead, row, open, chosen, onChoose }: Props) => {
  const { id, form, state, source, assignee, company, email, createdAt } = lead;
  const [search] = useSearchParams();
  const nameOf = usePersonName();
  const name = leadName(lead);
  return (
    <TableRow
      selected={chosen}
      aria-rowindex={row}
      className={cx("h-13", open ? "bg-surface-3" : !chosen && "hover:bg-fg/4")}
    >
      <TableCell className="py-0 pe-0 md:ps-8">
        <Checkbox
          aria-label={`Choose ${name}`}
          checked={chosen}
          onCheckedChange={(checked) => onChoose(id, checked === true)}
        />
      </TableCell>
      <TableCell className="py-0 max-md:px-2">
        <Link
          to={{ pathname: `/leads/${id}`, search: search.toString() }}
          aria-current={open ? "page" : undefined}
          className="flex h-12 flex-col justify-center focus-visible:-outline-offset-2"
        >
          <span className={cx("truncate leading-5", state === "new" && "font-semibold")}>{name}</span>
          <span className="truncate text-meta leading-4 text-fg-3">
            <span className="me-1 text-fg-2 @2xl:hidden">{formNames[form]} </span>
            {company || <span className="@6xl:hidden">{email === name ? "" : email}</span>}
          </span>
        </Link>
      </TableCell>
      <TableCell className={`${roomy.email} truncate py-0 text-small text-fg-2`}>{email}</TableCell>
      <TableCell className={`${roomy.form} py-0 text-small text-fg-2`}>{formNames[form]}</TableCell>
      <TableCell className="py-0 max-md:px-2">
        <StateBadge state={state} />
      </TableCell>
      <TableCell className={`${roomy.source} truncate py-0 text-small text-fg-2`}>
        {source ?? <span className="text-fg-3">Unknown</span>}
      </TableCell>
      <TableCell className={`${roomy.assignee} truncate py-0 text-small text-fg-2`}>
        {nameOf(assignee) ?? <span className="text-fg-3">Nobody</span>}
      </TableCell>
      <TableCell className="py-0 ps-0 text-end text-small whitespace-nowrap text-fg-2 tabular-nums md:pe-8">
        <Time at={createdAt} />
      </TableCell>
    </TableRow>
  );
});
