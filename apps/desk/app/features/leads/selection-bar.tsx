import type { DeskLead } from "@thirtyfold/api-contract/desk";
import { Button } from "@thirtyfold/ui/button";
import { useToast } from "@thirtyfold/ui/toast";
import X from "lucide-react/icons/x";
import { failureText } from "../../lib/desk-client.ts";
import { type LeadChange, useLeadsChange } from "../../lib/leads.ts";
import { ChangeMenus } from "./change-menus.tsx";

type Props = { chosen: readonly DeskLead[]; choose: (ids: ReadonlySet<string>) => void };

const counted = (count: number) => (count === 1 ? "1 lead" : `${count} leads`);

/** What can be done with the leads that are chosen. It goes with the choice, and the focus to where one is made. */
export function SelectionBar({ chosen, choose }: Props) {
  const change = useLeadsChange();
  const { toast } = useToast();
  const leave = (ids: readonly string[]) => {
    document.getElementById("choose-all")?.focus();
    choose(new Set(ids));
  };
  const run = (to: LeadChange) =>
    change.mutate(
      { leads: chosen, change: to },
      {
        onSuccess: (conflicts) => {
          leave(conflicts);
          const changed = chosen.length - conflicts.length;
          if (changed > 0) void toast({ title: `${counted(changed)} changed` });
          if (conflicts.length === 0) return;
          const description = "Somebody changed or erased them meanwhile. Look again.";
          void toast({ variant: "destructive", title: `${counted(conflicts.length)} not changed`, description });
        },
        onError: (error) =>
          void toast({ variant: "destructive", title: "Not all were changed", description: failureText(error) }),
      },
    );
  return (
    <div
      role="group"
      aria-label="Chosen leads"
      className="absolute inset-x-3 bottom-3 z-2 mx-auto flex w-fit max-w-[calc(100%-1.5rem)] flex-wrap items-center gap-2 rounded-md border border-line-strong bg-surface p-2 ps-4 shadow-pop"
    >
      <span className="font-semibold md:me-2 tabular-nums">{chosen.length} chosen</span>
      <ChangeMenus busy={change.isPending} onChange={run} state="Set state" assignee="Assign" />
      <Button variant="ghost" size="icon" aria-label="Choose none" onClick={() => leave([])}>
        <X aria-hidden size={18} />
      </Button>
    </div>
  );
}
