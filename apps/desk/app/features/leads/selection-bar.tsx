import type { DeskLead } from "@thirtyfold/api-contract/desk";
import { Button } from "@thirtyfold/ui/button";
import X from "lucide-react/icons/x";
import { ChangeMenus } from "./change-menus.tsx";
import { useLeadsAction } from "./use-lead-action.ts";

type Props = { chosen: readonly DeskLead[]; choose: (ids: ReadonlySet<string>) => void };

/** What can be done with the leads that are chosen. It goes with the choice, and the focus to where one is made. */
export function SelectionBar({ chosen, choose }: Props) {
  const leave = (ids: readonly string[]) => {
    document.getElementById("choose-all")?.focus();
    choose(new Set(ids));
  };
  const { change, busy } = useLeadsAction(chosen, leave);
  return (
    <div
      role="group"
      aria-label="Selected leads"
      className="absolute inset-x-3 bottom-3 z-2 mx-auto flex w-fit max-w-[calc(100%-1.5rem)] flex-wrap items-center gap-2 rounded-md border border-line-strong bg-surface p-2 ps-4 shadow-pop"
    >
      <span className="font-semibold md:me-2 tabular-nums">{chosen.length} selected</span>
      <ChangeMenus busy={busy} onChange={change} state="Set state" assignee="Assign" />
      <Button variant="ghost" size="icon" aria-label="Clear the selection" onClick={() => leave([])}>
        <X aria-hidden size={18} />
      </Button>
    </div>
  );
}
