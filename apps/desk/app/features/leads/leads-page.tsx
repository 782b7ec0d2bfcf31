import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Button } from "@thirtyfold/ui/button";
import { Heading } from "@thirtyfold/ui/heading";
import { cx } from "class-variance-authority";
import Download from "lucide-react/icons/download";
import { useCallback, useRef } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { newLeadsQuery } from "../../lib/conversations.ts";
import { leadsQuery } from "../../lib/leads.ts";
import { useLookAgain } from "../../lib/live.tsx";
import { usePageTitle } from "../../lib/page-title.ts";
import { useMe } from "../../lib/session.ts";
import { byKey } from "../../lib/stepping.ts";
import { useShortcuts } from "../../lib/use-shortcuts.ts";
import { ColumnsMenu } from "./columns-menu.tsx";
import { useLeadColumns } from "./lead-columns.ts";
import { LeadPane } from "./lead-pane.tsx";
import { type FilterName, readFilter } from "./leads-filter.ts";
import { LeadsFilterBar } from "./leads-filter-bar.tsx";
import { LeadsList } from "./leads-list.tsx";

/** The submissions of all forms, and the open lead; one at a time where there is no room for both. */
export function LeadsPage() {
  const { id } = useParams();
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const lookAgain = useLookAgain();
  const leads = useInfiniteQuery({ ...leadsQuery(filter), refetchInterval: lookAgain });
  const shown = leads.data?.pages.flatMap(({ data }) => data) ?? [];
  const newLeads = useQuery({ ...newLeadsQuery, refetchInterval: lookAgain });
  usePageTitle("Leads", newLeads.data);

  const columns = useLeadColumns(id !== undefined);
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const step = (by: number) => {
    const at = shown.findIndex((lead) => lead.id === id);
    const next = shown[at < 0 ? 0 : at + by];
    if (next) void navigate({ pathname: `/leads/${next.id}`, search: search.toString() }, byKey);
  };
  useShortcuts({ j: () => step(1), k: () => step(-1), "/": () => field.current?.focus() });
  const narrow = useCallback(
    (name: FilterName, value: string) =>
      setSearch(
        (before) => {
          if (value) before.set(name, value);
          else before.delete(name);
          return before;
        },
        { replace: true },
      ),
    [setSearch],
  );

  return (
    <div className="flex h-full min-h-0">
      <div className={cx("@container flex min-h-0 min-w-0 flex-1 flex-col", id !== undefined && "max-lg:hidden")}>
        <div className="grid gap-4 px-5 pt-6 pb-4 md:px-8">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <Heading level={1} size="app-h1">
              Leads
            </Heading>
            <div className="flex flex-wrap gap-2">
              <ColumnsMenu kept={columns.kept} keep={columns.keep} />
              <ExportLink filter={filter} />
            </div>
          </div>
          <LeadsFilterBar
            search={search}
            sources={[...new Set(shown.flatMap(({ source }) => source ?? []))].toSorted()}
            field={field}
            narrow={narrow}
            onClear={() => setSearch({}, { replace: true })}
          />
        </div>
        <LeadsList
          columns={columns.shown}
          openId={id}
          leads={leads}
          shown={shown}
          narrowed={Object.keys(filter).length > 0}
        />
      </div>
      {id !== undefined && <LeadPane key={id} id={id} />}
    </div>
  );
}

/** The filtered leads as a file; the server streams it, so the browser fetches it. */
function ExportLink({ filter }: { filter: ReturnType<typeof readFilter> }) {
  const { role } = useMe();
  if (role !== "owner") return undefined;
  const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]));
  return (
    <Button asChild variant="outline" size="sm">
      <a href={`/api/desk/leads.csv?${query}`} download="leads.csv">
        <Download aria-hidden size={16} strokeWidth={1.75} />
        <span>
          Export <span className="max-[359px]:sr-only">as CSV</span>
        </span>
      </a>
    </Button>
  );
}
