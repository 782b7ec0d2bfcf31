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

/** The visible columns: only the style sheet knows which ones fit. */
function lookAtTable(): readonly LeadColumn[] {
  return leadColumnNames.filter((name) => {
    const head = document.querySelector(`th[data-column="${name}"]`);
    return head ? getComputedStyle(head).display !== "none" : leadColumns[name].room === "";
  });
}

type Props = {
  /** The chosen columns; undefined without a choice. */
  kept: readonly LeadColumn[] | undefined;
  keep: (names: readonly LeadColumn[] | undefined) => void;
};

/** Chooses the columns of the leads. The name is always shown. */
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
