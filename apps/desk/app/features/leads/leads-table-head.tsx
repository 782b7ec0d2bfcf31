import { Checkbox } from "@thirtyfold/ui/checkbox";
import { TableHead, TableHeader } from "@thirtyfold/ui/table";

/** Columns for which a narrow list has no room, and how many always have some. */
export const roomy = {
  email: "hidden @6xl:table-cell",
  form: "hidden @2xl:table-cell",
  source: "hidden @5xl:table-cell",
  assignee: "hidden @3xl:table-cell",
};
export const firmColumns = 4;

type Props = { all: boolean | "indeterminate"; onChooseAll: (all: boolean) => void };

/** Names the columns, and chooses all leads that are loaded. */
export function LeadsTableHead({ all, onChooseAll }: Props) {
  return (
    <TableHead>
      <tr aria-rowindex={1}>
        <TableHeader className="w-12 pe-0 md:w-16 md:ps-8">
          <Checkbox
            id="choose-all"
            aria-label="Choose all that are loaded"
            checked={all}
            onCheckedChange={(checked) => onChooseAll(checked === true)}
          />
        </TableHeader>
        <TableHeader className="max-md:px-2">Name</TableHeader>
        <TableHeader className={`${roomy.email} w-64`}>E-mail</TableHeader>
        <TableHeader className={`${roomy.form} w-32`}>Form</TableHeader>
        <TableHeader className="w-28 max-md:w-24 max-md:px-2">State</TableHeader>
        <TableHeader className={`${roomy.source} w-48`}>Source</TableHeader>
        <TableHeader className={`${roomy.assignee} w-44`}>Assigned to</TableHeader>
        <TableHeader className="w-18 ps-0 text-end md:w-32 md:pe-8">
          <span className="max-md:sr-only">Received</span>
        </TableHeader>
      </tr>
    </TableHead>
  );
}
