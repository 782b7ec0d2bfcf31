import { Badge } from "../../../src/badge/badge.tsx";
import { Button } from "../../../src/button/button.tsx";
import { Card } from "../../../src/card/card.tsx";
import { Checkbox } from "../../../src/checkbox/checkbox.tsx";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "../../../src/dropdown-menu/dropdown-menu.tsx";
import { Field } from "../../../src/field/field.tsx";
import { Input } from "../../../src/input/input.tsx";
import { Link } from "../../../src/link/link.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "../../../src/table/table.tsx";

const runs = [
  ["Lead replies", "Approved", "success", "04:10"],
  ["Supplier report", "Needs you", "warning", "05:32"],
  ["Invoice check", "Draft", "secondary", "06:00"],
] as const;

/** A small application screen, the same each time: the differences are set around it. */
export function NightDesk({ name }: { name: string }) {
  return (
    <Card role="group" aria-label={name} className="@container grid content-start gap-[calc(var(--tf-unit)*4)]">
      <div className="flex items-center justify-between gap-3">
        <p className="text-h4 text-fg">Night desk</p>
        <Badge>2 of 7</Badge>
      </div>
      <Table label={`Runs of ${name}`}>
        <TableHead>
          <TableRow>
            <TableHeader>Run</TableHeader>
            <TableHeader>State</TableHeader>
            {/* Half a page has no room for three columns. */}
            <TableHeader numeric className="@max-sm:hidden">
              Ended
            </TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {runs.map(([run, state, variant, ended]) => (
            <TableRow key={run}>
              <TableCell>{run}</TableCell>
              <TableCell>
                <Badge variant={variant}>{state}</Badge>
              </TableCell>
              <TableCell numeric className="@max-sm:hidden">
                {ended}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Field label="Who is told">
        <Input defaultValue="Ines Kallio" />
      </Field>
      <Checkbox defaultChecked>Also at weekends</Checkbox>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm">Save</Button>
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button size="sm" variant="outline">
              More
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem>Copy to another night</DropdownMenuItem>
            <DropdownMenuItem>Remove</DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
        <Link href="#hours" className="text-small">
          Hours
        </Link>
      </div>
    </Card>
  );
}
