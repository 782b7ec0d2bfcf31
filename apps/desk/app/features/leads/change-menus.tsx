import { useQuery } from "@tanstack/react-query";
import { leadStateSchema } from "@thirtyfold/api-contract/desk";
import { Button } from "@thirtyfold/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@thirtyfold/ui/dropdown-menu";
import ChevronDown from "lucide-react/icons/chevron-down";
import type { ReactNode } from "react";
import type { LeadChange } from "../../lib/leads.ts";
import { peopleQuery } from "../../lib/people.ts";
import { useMe } from "../../lib/session.ts";
import { stateNames } from "./leads-filter.ts";

type Props = {
  busy: boolean;
  onChange: (change: LeadChange) => void;
  /** The labels of the buttons: the action, or the current value. */
  state: ReactNode;
  assignee: ReactNode;
};

/** Two buttons that set the state and the assignee of leads. */
export function ChangeMenus({ busy, onChange, state, assignee }: Props) {
  const me = useMe();
  const people = useQuery(peopleQuery);
  const others = people.data?.filter(({ id, disabled }) => !disabled && id !== me.id) ?? [];
  return (
    <>
      <MenuButton busy={busy} name={state}>
        {leadStateSchema.options.map((each) => (
          <DropdownMenuItem key={each} onSelect={() => onChange({ state: each })}>
            {stateNames[each]}
          </DropdownMenuItem>
        ))}
      </MenuButton>
      <MenuButton busy={busy} name={assignee}>
        <DropdownMenuItem onSelect={() => onChange({ assignee: me.id })}>{me.name} (you)</DropdownMenuItem>
        {!people.data && !people.isError && <DropdownMenuItem disabled>Loading the people</DropdownMenuItem>}
        {!people.data && people.isError && (
          <DropdownMenuItem onSelect={() => void people.refetch()}>
            The people could not be loaded. Try again
          </DropdownMenuItem>
        )}
        {others.map(({ id, name }) => (
          <DropdownMenuItem key={id} onSelect={() => onChange({ assignee: id })}>
            {name}
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => onChange({ assignee: null })}>Nobody</DropdownMenuItem>
      </MenuButton>
    </>
  );
}

function MenuButton({ busy, name, children }: { busy: boolean; name: ReactNode; children: ReactNode }) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline" size="sm" busy={busy} className="max-w-full">
          <span className="truncate">{name}</span>
          <ChevronDown aria-hidden size={16} strokeWidth={1.75} />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">{children}</DropdownMenuContent>
    </DropdownMenu>
  );
}
