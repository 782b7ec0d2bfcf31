import { Container, EmptyState } from "@thirtyfold/ui";
import { type ReactNode, useEffect } from "react";
import { useNavigate } from "react-router";
import { paths } from "../../paths.ts";
import { DashboardCards } from "./dashboard-cards.tsx";

type DashboardUser = Readonly<{ name: string; role: string }>;

type DashboardPageProps = {
  /** Null while nobody is signed in. */
  user: DashboardUser | null;
  account: ReactNode;
};

const adminRoles = ["admin", "superadmin"];

/** `/dashboard`. Administrators are redirected. */
export function DashboardPage({ user, account }: DashboardPageProps) {
  const navigate = useNavigate();
  const isAdmin = user !== null && adminRoles.includes(user.role);
  // Not `<Navigate>`: nothing else uses it, and it would be part of every page's router.
  useEffect(() => {
    if (isAdmin) void navigate(paths.admin, { replace: true });
  }, [isAdmin, navigate]);
  if (isAdmin) return null;
  return (
    <Container className="pt-[calc(var(--header-height)+clamp(28px,4vw,48px))] pb-24">
      <h1 className="text-app-h1 break-words">Welcome, {nameOf(user)}</h1>
      <p className="mt-2 max-w-[38em] text-fg-2">Ask a person, look something up, or see what your agents have done.</p>
      <DashboardCards account={account} />
      <RecentActivity />
    </Container>
  );
}

/** A user without a name gets the same greeting as an unknown one. */
function nameOf(user: DashboardUser | null): string {
  return user === null || user.name === "" ? "User" : user.name;
}

/** No activity is recorded, so the list is always empty (SPEC, "Dashboard"). */
function RecentActivity() {
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
