import { Button } from "@thirtyfold/ui/button";
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@thirtyfold/ui/dropdown-menu";
import Columns3 from "lucide-react/icons/columns-3";
import { useState } from "react";
import { type LeadColumn, leadColumnNames, leadColumns } from "./lead-columns.ts";

/** Which columns are on the screen: the style sheet alone knows for which there is room. */
function lookAtTable(): readonly LeadColumn[] {
  return leadColumnNames.filter((name) => {
    const head = document.querySelector(`th[data-column="${name}"]`);
    return head ? getComputedStyle(head).display !== "none" : leadColumns[name].room === "";
  });
}

type Props = {
  /** What was chosen; undefined where nothing was. */
  kept: readonly LeadColumn[] | undefined;
  keep: (names: readonly LeadColumn[] | undefined) => void;
};

/** Chooses the columns of the leads. The name is always one of them. */
export function ColumnsMenu({ kept, keep }: Props) {
  const [seen, setSeen] = useState<readonly LeadColumn[]>([]);
  const chosen = kept ?? seen;
  return (
    <DropdownMenu onOpenChange={(open) => open && setSeen(lookAtTable())}>
      <DropdownMenuTrigger asChild>
        <Button variant="outline" size="sm" className="max-md:px-3">
          <Columns3 aria-hidden size={16} strokeWidth={1.75} />
          <span className="max-md:sr-only">Columns</span>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuCheckboxItem checked disabled onCheckedChange={() => undefined}>
          Name
        </DropdownMenuCheckboxItem>
        {leadColumnNames.map((name) => (
          <DropdownMenuCheckboxItem
            key={name}
            checked={chosen.includes(name)}
            onCheckedChange={(checked) =>
              keep(leadColumnNames.filter((each) => (each === name ? checked : chosen.includes(each))))
            }
          >
            {leadColumns[name].label}
          </DropdownMenuCheckboxItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem disabled={kept === undefined} onSelect={() => keep(undefined)}>
          Those that fit
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
