import { Container } from "@thirtyfold/ui";
import { type ReactNode, useEffect } from "react";
import { useNavigate } from "react-router";
import { paths } from "../../paths.ts";
import { DashboardCards } from "./dashboard-cards.tsx";
import { RecentActivity } from "./recent-activity.tsx";

/** What the dashboard reads of who is signed in. */
type DashboardUser = Readonly<{ name: string; role: string }>;

type DashboardPageProps = {
  /** Null while nobody is signed in. */
  user: DashboardUser | null;
  /** The ways in and out: two elements, the rows of the account's card and its button. */
  account: ReactNode;
};

const adminRoles = ["admin", "superadmin"];

/** `/dashboard`: a welcome, three places to go, and what happened lately. Administrators are sent on. */
export function DashboardPage({ user, account }: DashboardPageProps) {
  const navigate = useNavigate();
  const isAdmin = user !== null && adminRoles.includes(user.role);
  // Not by `<Navigate>`: nothing else needs it, and it would be in the router that every page loads.
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

/** A user without a name is welcomed like nobody. */
function nameOf(user: DashboardUser | null): string {
  return user === null || user.name === "" ? "User" : user.name;
}
