import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { DeskPerson } from "@thirtyfold/api-contract/desk";
import { Button } from "@thirtyfold/ui/button";
import { Dialog } from "@thirtyfold/ui/dialog";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@thirtyfold/ui/dropdown-menu";
import Ellipsis from "lucide-react/icons/ellipsis";
import { useState } from "react";
import { desk } from "../../lib/desk-client.ts";
import { peopleQuery } from "../../lib/people.ts";
import { sessionQuery } from "../../lib/session.ts";
import { useToldChange } from "../../lib/told-change.ts";
import { type OpenSessions, openSessionsQuery } from "./open-sessions.ts";
import { DisableQuestion, LinkAnswer, SessionList, StepDownQuestion } from "./person-dialogs.tsx";

type Props = { person: DeskPerson; isMe: boolean; sessions: OpenSessions };

/** The actions that an owner may take on a person. */
export function PersonActions({ person, isMe, sessions }: Props) {
  const [shown, show] = useState<"disable" | "step-down" | "sessions" | "link">();
  const { run, makeLink } = usePersonCalls(person);
  const other = person.role === "owner" ? "member" : "owner";
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="ghost" size="icon" aria-label={`Actions for ${person.name}`}>
            <Ellipsis aria-hidden size={18} />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          {!person.disabled && (
            <DropdownMenuItem
              onSelect={() => {
                show("link");
                makeLink.mutate();
              }}
            >
              Make a sign-in link
            </DropdownMenuItem>
          )}
          <DropdownMenuItem onSelect={() => show("sessions")}>Open sign-ins</DropdownMenuItem>
          <DropdownMenuItem onSelect={() => (isMe ? show("step-down") : run({ role: other }, { role: person.role }))}>
            Make {other}
          </DropdownMenuItem>
          {!isMe && <DropdownMenuSeparator />}
          {!isMe && person.disabled && (
            <DropdownMenuItem onSelect={() => run({ disabled: false }, { disabled: true })}>Enable</DropdownMenuItem>
          )}
          {!isMe && !person.disabled && <DropdownMenuItem onSelect={() => show("disable")}>Disable</DropdownMenuItem>}
        </DropdownMenuContent>
      </DropdownMenu>
      <Dialog open={shown !== undefined} onOpenChange={(open) => !open && show(undefined)}>
        {shown === "disable" && (
          <DisableQuestion
            name={person.name}
            onYes={() => {
              show(undefined);
              run({ disabled: true });
            }}
          />
        )}
        {shown === "step-down" && (
          <StepDownQuestion
            onYes={() => {
              show(undefined);
              run({ role: other });
            }}
          />
        )}
        {shown === "sessions" && <SessionList person={person} sessions={sessions} />}
        {shown === "link" && <LinkAnswer name={person.name} link={makeLink} />}
      </Dialog>
    </>
  );
}

type PersonChange = { role?: "member" | "owner"; disabled?: boolean };

function usePersonCalls({ id, version, name }: DeskPerson) {
  const client = useQueryClient();
  const tell = useToldChange();
  const refresh = async () => {
    await Promise.all(
      [peopleQuery, openSessionsQuery, sessionQuery].map(async ({ queryKey }) =>
        client.invalidateQueries({ queryKey: [...queryKey] }),
      ),
    );
  };
  const { mutateAsync } = useMutation({
    mutationFn: async (to: PersonChange & { version: number }) =>
      desk.call("PATCH /api/desk/people/{id}", { params: { id }, body: to }),
    onSettled: refresh,
  });
  /** Announces the change, with an undo where there is one. */
  const run = (to: PersonChange, back?: PersonChange) =>
    void tell(mutateAsync({ version, ...to }), {
      done: ({ role, disabled }) =>
        disabled ? `${name} is disabled` : `${name} is ${role === "owner" ? "an owner" : "a member"}`,
      undo: back && (async (changed) => mutateAsync({ version: changed.version, ...back })),
      failed: `${name} is as before`,
    });
  const makeLink = useMutation({
    mutationFn: async () => desk.call("POST /api/desk/people/{id}/link", { params: { id } }),
  });
  return { run, makeLink };
}
