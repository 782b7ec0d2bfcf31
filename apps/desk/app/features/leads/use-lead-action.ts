import type { DeskLead } from "@thirtyfold/api-contract/desk";
import { useToast } from "@thirtyfold/ui/toast";
import { failureText } from "../../lib/desk-client.ts";
import { type LeadChange, useLeadChange, useLeadsChange } from "../../lib/leads.ts";
import { usePersonName } from "../../lib/people.ts";
import { useMe } from "../../lib/session.ts";
import { useToldChange } from "../../lib/told-change.ts";
import { stateNames } from "./leads-filter.ts";

/** The change that undoes another. */
const back = (lead: DeskLead, { state, assignee }: LeadChange): LeadChange => ({
  ...(state !== undefined && { state: lead.state }),
  ...(assignee !== undefined && { assignee: lead.assignee }),
});

const changes = (lead: DeskLead, { state = lead.state, assignee = lead.assignee }: LeadChange) =>
  state !== lead.state || assignee !== lead.assignee;

/** Changes a lead, and shows a toast with "Undo". */
export function useLeadAction(lead: DeskLead) {
  const { mutateAsync, isPending: busy } = useLeadChange(lead.id);
  const tell = useToldChange();
  const me = useMe();
  const nameOf = usePersonName();
  const done = ({ state, assignee = null }: LeadChange) => {
    if (state !== undefined) return `State: ${stateNames[state]}`;
    if (assignee === null) return "Assigned to nobody";
    return `Assigned to ${assignee === me.id ? "you" : (nameOf(assignee) ?? "somebody else")}`;
  };
  const change = (to: LeadChange) => {
    if (!changes(lead, to)) return;
    void tell(mutateAsync({ version: lead.version, ...to }), {
      done: () => done(to),
      undo: async ({ version }) => mutateAsync({ version, ...back(lead, to) }),
    });
  };
  return { change, busy };
}

const counted = (count: number) => (count === 1 ? "1 lead" : `${count} leads`);

/** Changes several leads, announced with an undo for those that were changed; `after` gets the ids of the others. */
export function useLeadsAction(leads: readonly DeskLead[], after: (conflicts: readonly string[]) => void) {
  const { mutateAsync, isPending: busy } = useLeadsChange();
  const { toast } = useToast();
  const fail = (error: unknown) =>
    void toast({ variant: "destructive", title: "Not all were changed", description: failureText(error) });
  const quicker = (conflicts: readonly string[]) => {
    if (conflicts.length === 0) return;
    const description = "Somebody changed or erased them meanwhile. Look again.";
    void toast({ variant: "destructive", title: `${counted(conflicts.length)} not changed`, description });
  };
  /** Restores each lead's previous value: one call for all that had the same. */
  const undo = async (changed: readonly DeskLead[], to: LeadChange) => {
    const versions = new Map(changed.map(({ id, version }) => [id, version]));
    const before = leads.filter(({ id }) => versions.has(id));
    const conflicts: string[] = [];
    for (const alike of Map.groupBy(before, (lead) => JSON.stringify(back(lead, to))).values()) {
      const [one] = alike;
      const now = alike.map((lead) => ({ ...lead, version: versions.get(lead.id) ?? lead.version }));
      if (one) conflicts.push(...(await mutateAsync({ leads: now, change: back(one, to) })).conflicts);
    }
    quicker(conflicts);
    if (conflicts.length < changed.length) void toast({ title: "Undone" });
  };
  const change = (to: LeadChange) => {
    const told = ({ changed, conflicts }: { changed: readonly DeskLead[]; conflicts: readonly string[] }) => {
      after(conflicts);
      const title = `${counted(changed.length)} changed`;
      if (changed.length > 0) void toast({ title, undo: () => void undo(changed, to).catch(fail) });
      quicker(conflicts);
    };
    void mutateAsync({ leads, change: to }).then(told, fail);
  };
  return { change, busy };
}
