import { useQuery } from "@tanstack/react-query";
import { Button } from "@thirtyfold/ui/button";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableLoading, TableRow } from "@thirtyfold/ui/table";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { LoadFailure, NotUpToDate } from "../../lib/load-failure.tsx";
import { PageHead } from "../../lib/page-head.tsx";
import { usePageTitle } from "../../lib/page-title.ts";
import { peopleQuery } from "../../lib/people.ts";
import { useMe } from "../../lib/session.ts";
import { InviteDialog } from "./invite-dialog.tsx";
import { openSessionsQuery } from "./open-sessions.ts";
import { PersonActions } from "./person-actions.tsx";
import { PersonCells } from "./person-cells.tsx";

/** The people of the desk; owners invite, disable and change them here. */
export function PeoplePage() {
  usePageTitle("People");
  const me = useMe();
  const owner = me.role === "owner";
  const people = useQuery(peopleQuery);
  const sessions = useQuery({ ...openSessionsQuery, enabled: owner });
  const [inviting, setInviting] = useState(false);
  const columns = owner ? 5 : 3;
  return (
    <div className="max-w-260 px-5 py-6 md:px-8 md:py-8">
      <PageHead
        title="People"
        lead="Members answer conversations and leads. Owners also see the log, invite and erase."
        action={
          owner && (
            <Button size="sm" onClick={() => setInviting(true)}>
              <Plus aria-hidden size={16} strokeWidth={2} />
              Invite somebody
            </Button>
          )
        }
      />
      <NotUpToDate query={people} />
      {sessions.isError && (
        <div className="mb-4">
          <LoadFailure what="The open sign-ins" error={sessions.error} retry={sessions.refetch} />
        </div>
      )}
      {people.isError && !people.data ? (
        <LoadFailure what="The people" error={people.error} retry={people.refetch} />
      ) : (
        <Table label="People">
          <TableHead>
            <tr>
              <TableHeader>Name</TableHeader>
              <TableHeader className="max-lg:hidden">Role</TableHeader>
              <TableHeader className="max-lg:hidden">State</TableHeader>
              {owner && <TableHeader className="whitespace-nowrap max-md:hidden">Open sign-ins</TableHeader>}
              {owner && (
                <TableHeader>
                  <span className="sr-only">Actions</span>
                </TableHeader>
              )}
            </tr>
          </TableHead>
          <TableBody>
            {people.isPending && <TableLoading columns={columns} rows={3} label="Loading the people" />}
            {people.data?.map((person) => {
              const open = sessions.data?.filter(({ personId }) => personId === person.id);
              return (
                <TableRow key={person.id}>
                  <PersonCells person={person} isMe={person.id === me.id} />
                  {owner && (
                    <TableCell className="text-small text-fg-2 max-md:hidden">
                      {open ? open.length || "none" : sessions.isError ? "unknown" : "…"}
                    </TableCell>
                  )}
                  {owner && (
                    <TableCell className="w-14 text-end">
                      <PersonActions person={person} isMe={person.id === me.id} sessions={sessions} />
                    </TableCell>
                  )}
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      )}
      {people.data && <p className="mt-4 text-fg-3">That is everybody.</p>}
      <InviteDialog open={inviting} onOpenChange={setInviting} />
    </div>
  );
}
