import { Checkbox } from "@thirtyfold/ui/checkbox";
import { TableHead, TableHeader } from "@thirtyfold/ui/table";
import { cx } from "class-variance-authority";
import { leadColumns, type ShownColumns } from "./lead-columns.ts";

type Props = { columns: ShownColumns; all: boolean | "indeterminate"; onChooseAll: (all: boolean) => void };

/** Names the columns, and selects all loaded leads. */
export function LeadsTableHead({ columns: { names, fit }, all, onChooseAll }: Props) {
  return (
    <TableHead>
      <tr aria-rowindex={1}>
        <TableHeader className="w-12 pe-0 md:w-16 md:ps-8">
          <Checkbox
            id="choose-all"
            aria-label="Select all that are loaded"
            checked={all}
            onCheckedChange={(checked) => onChooseAll(checked === true)}
          />
        </TableHeader>
        <TableHeader
          className={cx("max-md:px-2", !fit && "sticky start-0 bg-surface-2 shadow-[inset_-1px_0_var(--tf-line)]")}
        >
          Name
        </TableHeader>
        {names.map((name) => {
          const { label, room, head } = leadColumns[name];
          return (
            <TableHeader key={name} data-column={name} className={cx(head, fit && room)}>
              {name === "received" ? <span className="max-md:sr-only">{label}</span> : label}
            </TableHeader>
          );
        })}
      </tr>
    </TableHead>
  );
}
