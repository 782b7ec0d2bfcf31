import type { DeskLead } from "@thirtyfold/api-contract/desk";
import { Button } from "@thirtyfold/ui/button";
import X from "lucide-react/icons/x";
import { type Dispatch, type SetStateAction, useRef } from "react";
import { ChangeMenus } from "./change-menus.tsx";
import { useLeadsAction } from "./use-lead-action.ts";

type Props = { chosen: readonly DeskLead[]; choose: Dispatch<SetStateAction<ReadonlySet<string>>> };

/** Actions on the selected leads. It goes with the selection, and the focus moves to where leads are selected. */
export function SelectionBar({ chosen, choose }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const focusChoice = () => {
    const { activeElement, body } = document;
    // Unless the focus has moved elsewhere meanwhile.
    if (activeElement === body || bar.current?.contains(activeElement)) document.getElementById("choose-all")?.focus();
  };
  const leave = (conflicts: readonly string[]) => {
    focusChoice();
    const done = new Set(chosen.map(({ id }) => id).filter((id) => !conflicts.includes(id)));
    choose((before) => new Set([...before].filter((id) => !done.has(id))));
  };
  const { change, busy } = useLeadsAction(chosen, leave);
  return (
    <div
      ref={bar}
      role="group"
      aria-label="Selected leads"
      className="absolute inset-x-3 bottom-3 z-2 mx-auto flex w-fit max-w-[calc(100%-1.5rem)] flex-wrap items-center gap-2 rounded-md border border-line-strong bg-surface p-2 ps-4 shadow-pop"
    >
      <span className="font-semibold md:me-2 tabular-nums">{chosen.length} selected</span>
      <ChangeMenus busy={busy} onChange={change} state="Set state" assignee="Assign" />
      <Button
        variant="ghost"
        size="icon"
        aria-label="Clear the selection"
        onClick={() => {
          focusChoice();
          choose(new Set());
        }}
      >
        <X aria-hidden size={18} />
      </Button>
    </div>
  );
}
