import { queryOptions, useQuery } from "@tanstack/react-query";
import { Skeleton, SkeletonGroup } from "@thirtyfold/ui/skeleton";
import { desk } from "../../lib/desk-client.ts";
import { useLookAgain } from "../../lib/live.tsx";
import { LoadFailure, NotUpToDate } from "../../lib/load-failure.tsx";
import { PageHead } from "../../lib/page-head.tsx";
import { usePageTitle } from "../../lib/page-title.ts";
import { Deliveries } from "./deliveries.tsx";
import { Numbers } from "./numbers.tsx";
import { Unanswered } from "./unanswered.tsx";
import { Waiting } from "./waiting.tsx";

const overviewQuery = queryOptions({
  queryKey: ["overview"],
  queryFn: async ({ signal }) => desk.call("GET /api/desk/overview", { signal }),
});

/** The waiting work and its age, and the figures of the last 30 days. */
export function OverviewPage() {
  usePageTitle("Overview");
  const overview = useQuery({ ...overviewQuery, refetchInterval: useLookAgain() });
  return (
    <div className="max-w-280 px-5 py-6 md:px-8 md:py-8">
      <PageHead title="Overview" lead="What waits now, and the last 30 days. A day begins at midnight UTC." />
      <NotUpToDate query={overview} />
      {overview.data ? (
        <div className="grid grid-cols-1 gap-10">
          <Waiting overview={overview.data} />
          <Numbers overview={overview.data} />
          <Unanswered since={overview.data.days[0] ?? ""} />
          <Deliveries deliveries={overview.data.deliveries} />
        </div>
      ) : overview.isError ? (
        <LoadFailure what="The overview" error={overview.error} retry={overview.refetch} />
      ) : (
        <SkeletonGroup label="Loading the overview" className="grid gap-10">
          <Skeleton lines={5} />
          <Skeleton lines={5} />
          <Skeleton lines={5} />
        </SkeletonGroup>
      )}
    </div>
  );
}
