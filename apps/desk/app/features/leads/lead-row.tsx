import type { DeskLead, LeadState } from "@thirtyfold/api-contract/desk";
import { Badge, type BadgeProps } from "@thirtyfold/ui/badge";
import { Checkbox } from "@thirtyfold/ui/checkbox";
import { TableCell, TableRow } from "@thirtyfold/ui/table";
import { cx } from "class-variance-authority";
import { memo, type ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { formNames, leadName } from "../../lib/leads.ts";
import { usePersonName } from "../../lib/people.ts";
import { Time } from "../../lib/times.tsx";
import { type LeadColumn, leadColumns, type ShownColumns } from "./lead-columns.ts";
import { stateNames } from "./leads-filter.ts";

/** The height of every row, in rem. */
export const leadRowHeight = 3.25;

type Props = {
  lead: DeskLead;
  columns: ShownColumns;
  row: number;
  open: boolean;
  chosen: boolean;
  onChoose: (id: string, chosen: boolean) => void;
};

/** A lead in the list. Scrolling rerenders the list many times a second, but none of its rows. */
export const LeadRow = memo(({ lead, columns, row, open, chosen, onChoose }: Props) => {
  const { id, state } = lead;
  const [search] = useSearchParams();
  const nameOf = usePersonName();
  const name = leadName(lead);
  const ground = open ? "bg-surface-3" : "bg-canvas hover:bg-[color-mix(in_srgb,var(--tf-fg)_4%,var(--tf-bg))]";
  return (
    <TableRow selected={chosen} aria-rowindex={row} className={cx("h-13", (open || !chosen) && ground)}>
      <TableCell className="py-0 pe-0 md:ps-8">
        <Checkbox
          aria-label={`Select ${name}`}
          checked={chosen}
          onCheckedChange={(checked) => onChoose(id, checked === true)}
        />
      </TableCell>
      <TableCell
        className={cx(
          "py-0 max-md:px-2",
          !columns.fit && "sticky start-0 bg-inherit shadow-[inset_-1px_0_var(--tf-line)]",
        )}
      >
        <Link
          to={{ pathname: `/leads/${id}`, search: search.toString() }}
          aria-current={open ? "page" : undefined}
          className="flex h-12 flex-col justify-center focus-visible:-outline-offset-2"
        >
          <span className={cx("truncate leading-5", state === "new" && "font-semibold")}>{name}</span>
          <SecondLine lead={lead} columns={columns} />
        </Link>
      </TableCell>
      {columns.names.map((column) => (
        <TableCell
          key={column}
          className={cx("py-0 text-small text-fg-2", looks[column], columns.fit && leadColumns[column].room)}
        >
          {valueOf(lead, column, nameOf)}
        </TableCell>
      ))}
    </TableRow>
  );
});

const looks: Readonly<Record<LeadColumn, string>> = {
  email: "truncate",
  form: "",
  state: "max-md:px-2",
  source: "truncate",
  assignee: "truncate",
  received: "ps-0 text-end whitespace-nowrap tabular-nums md:pe-8",
};

function valueOf(lead: DeskLead, column: LeadColumn, nameOf: ReturnType<typeof usePersonName>): ReactNode {
  const { email, form, state, source, assignee, createdAt } = lead;
  switch (column) {
    case "email":
      return email;
    case "form":
      return formNames[form];
    case "state":
      return <StateBadge state={state} />;
    case "source":
      return source ?? <span className="text-fg-3">Unknown</span>;
    case "assignee":
      return nameOf(assignee) ?? <span className="text-fg-3">{assignee === null ? "Nobody" : "Somebody"}</span>;
    case "received":
      return <Time at={createdAt} />;
  }
}

const stateLooks: Readonly<Record<LeadState, NonNullable<BadgeProps["variant"]>>> = {
  new: "default",
  talking: "warning",
  won: "success",
  lost: "secondary",
  spam: "outline",
};

/** A lead's state. */
function StateBadge({ state }: { state: LeadState }) {
  return (
    <Badge variant={stateLooks[state]} dot={state === "new"}>
      {stateNames[state]}
    </Badge>
  );
}

/** The company, else the address; on narrow screens the form, too. Leaves out whatever has a column. */
function SecondLine({ lead, columns: { names, fit } }: Pick<Props, "lead" | "columns">) {
  const { form, company, email } = lead;
  const hasColumn = (column: LeadColumn) => !fit && names.includes(column);
  const asksEmail = !company && email !== leadName(lead) && !hasColumn("email");
  return (
    <span className="truncate text-meta leading-4 text-fg-3">
      {!hasColumn("form") && <span className="me-1 text-fg-2 @2xl:hidden">{formNames[form]} </span>}
      {company}
      {asksEmail && <span className={cx(names.includes("email") && "@6xl:hidden")}>{email}</span>}
    </span>
  );
}
