import { EmptyState } from "@thirtyfold/ui";

/** The panel of what happened. Nothing is kept, so it always says that there is nothing (SPEC, "Dashboard"). */
export function RecentActivity() {
  return (
    <section
      aria-labelledby="recent-activity"
      className="mt-6 overflow-hidden rounded-md border border-line bg-surface md:grid md:grid-cols-[var(--tf-fold)_1fr]"
    >
      <div className="border-b border-line p-5 md:p-6 md:border-r md:border-b-0">
        <h2 id="recent-activity" className="text-h3">
          Recent Activity
        </h2>
        <p className="mt-1.5 max-w-[24.5em] text-pretty text-fg-2">
          Runs, approvals and messages, newest first, once an agent works for you.
        </p>
      </div>
      <EmptyState title="No recent activity to display" drawing="sheet" className="min-h-70">
        Hand over a first task and its log starts here.
      </EmptyState>
    </section>
  );
}
