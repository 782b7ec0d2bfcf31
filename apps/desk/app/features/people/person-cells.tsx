import type { DeskPerson } from "@thirtyfold/api-contract/desk";
import { Avatar } from "@thirtyfold/ui/avatar";
import { TableCell } from "@thirtyfold/ui/table";
import { Time } from "../../lib/times.tsx";

/** Who somebody is, as what, and since when. */
export function PersonCells({ person, isMe }: { person: DeskPerson; isMe: boolean }) {
  const { name, role } = person;
  const roleName = role === "owner" ? "Owner" : "Member";
  return (
    <>
      <TableCell>
        <span className="flex items-center gap-3">
          <Avatar name={name} size="sm" decorative />
          <span className="min-w-20 [overflow-wrap:anywhere]">
            <bdi className="font-semibold">{name}</bdi>
            {isMe && <span className="text-fg-3"> (you)</span>}
            <span className="block text-meta text-fg-2 lg:hidden">
              {roleName}. <PersonState person={person} />
            </span>
          </span>
        </span>
      </TableCell>
      <TableCell className="text-small max-lg:hidden">{roleName}</TableCell>
      <TableCell className="text-small whitespace-nowrap text-fg-2 max-lg:hidden">
        <PersonState person={person} />
      </TableCell>
    </>
  );
}

function PersonState({ person: { disabled, joinedAt } }: { person: DeskPerson }) {
  if (disabled) return "Disabled";
  if (joinedAt === null) return "Invited, not joined yet";
  return (
    <>
      Here since <Time at={joinedAt} as="within" />
    </>
  );
}
