import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { WholeLead } from "@thirtyfold/api-contract/desk";
import { Button } from "@thirtyfold/ui/button";
import { Callout } from "@thirtyfold/ui/callout";
import { Heading } from "@thirtyfold/ui/heading";
import { Skeleton, SkeletonGroup } from "@thirtyfold/ui/skeleton";
import X from "lucide-react/icons/x";
import { useRef } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { isRefusal } from "../../lib/desk-client.ts";
import { EraseButton } from "../../lib/erase-button.tsx";
import { Gone } from "../../lib/gone.tsx";
import { eraseLead, formNames, leadName, leadQuery } from "../../lib/leads.ts";
import { useLookAgain } from "../../lib/live.tsx";
import { LoadFailure, NotUpToDate } from "../../lib/load-failure.tsx";
import { useAssigneeName } from "../../lib/people.ts";
import { useMe } from "../../lib/session.ts";
import { useFocusOnOpen } from "../../lib/stepping.ts";
import { Time } from "../../lib/times.tsx";
import { ChangeMenus } from "./change-menus.tsx";
import { LeadAnswers } from "./lead-answers.tsx";
import { LeadHistory } from "./lead-history.tsx";
import { stateNames } from "./leads-filter.ts";
import { useLeadAction } from "./use-lead-action.ts";

/** One lead, beside the list or instead of it. */
export function LeadPane({ id }: { id: string }) {
  const lead = useQuery({ ...leadQuery(id), refetchInterval: useLookAgain() });
  return (
    <section
      aria-label="Lead"
      className="flex min-h-0 w-full flex-col border-line lg:w-[40%] lg:max-w-140 lg:min-w-104 lg:border-s"
    >
      {/* Checked before the cached data: somebody may have erased it meanwhile. */}
      {isRefusal(lead.error, 404) ? (
        <Gone id={id} title="This lead can't be found" list="/leads" />
      ) : lead.data ? (
        <>
          <NotUpToDate query={lead} />
          <Opened lead={lead.data} />
        </>
      ) : (
        <div className="p-6">
          {lead.isError ? (
            <LoadFailure what="The lead" error={lead.error} retry={lead.refetch} />
          ) : (
            <SkeletonGroup label="Loading the lead" className="grid gap-6">
              <Skeleton lines={2} />
              <Skeleton lines={6} />
            </SkeletonGroup>
          )}
        </div>
      )}
    </section>
  );
}

function Opened({ lead }: { lead: WholeLead }) {
  const body = useRef<HTMLDivElement>(null);
  useFocusOnOpen(body);
  return (
    <>
      <LeadHead lead={lead} />
      <div
        ref={body}
        tabIndex={-1}
        className="grid min-h-0 flex-1 grid-cols-1 content-start gap-8 overflow-y-auto px-6 py-5 focus-visible:-outline-offset-2"
      >
        {lead.suspect && (
          <Callout variant="warning" title="Probably a bot">
            A field that people don't see was filled in.
          </Callout>
        )}
        <LeadAnswers lead={lead} />
        <LeadHistory lead={lead} />
      </div>
    </>
  );
}

function LeadHead({ lead }: { lead: WholeLead }) {
  const { id, form, createdAt, state, assignee } = lead;
  const [search] = useSearchParams();
  const list = { pathname: "/leads", search: search.toString() };
  const navigate = useNavigate();
  const client = useQueryClient();
  const { role } = useMe();
  const assigneeName = useAssigneeName();
  const { change, busy } = useLeadAction(lead);
  return (
    <header className="grid grid-cols-1 gap-3 border-b border-line px-6 py-4">
      <div className="flex flex-wrap items-start justify-end gap-2">
        <div className="min-w-[min(100%,11rem)] flex-1">
          <Heading level={2} size="h4">
            {leadName(lead)}
          </Heading>
          <p className="text-meta text-fg-2">
            {formNames[form]}, <Time at={createdAt} as="within" />
          </p>
        </div>
        {role === "owner" && (
          <EraseButton
            label="Erase the lead"
            question={`Erase the lead from ${leadName(lead)}?`}
            consequence="Its answers, file and notes will be gone for good. Nobody can bring them back."
            erase={async () =>
              eraseLead(client, id, async () => location.pathname.endsWith(`/${id}`) && navigate(list))
            }
          />
        )}
        <Button asChild variant="ghost" size="icon">
          <Link to={list} aria-label="Close the lead">
            <X aria-hidden size={18} />
          </Link>
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        <ChangeMenus
          busy={busy}
          onChange={change}
          state={
            <>
              <span className="max-md:sr-only">State:</span> {stateNames[state]}
            </>
          }
          assignee={`Assigned to: ${assigneeName(assignee)}`}
        />
      </div>
    </header>
  );
}
