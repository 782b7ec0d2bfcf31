import { AccountPanel } from "../features/auth/account-panel.tsx";
import { useAuth } from "../features/auth/auth-context.ts";
import { contactFormPort } from "../features/auth/auth-port.ts";
import { AuthProvider } from "../features/auth/auth-provider.tsx";
import { DashboardPage } from "../features/dashboard/dashboard-page.tsx";
import { themedPage } from "../features/layout/theme-switch.tsx";
import { pageMeta } from "../lib/seo.ts";
import type { AtOncePage } from "../lib/starts-at-once.ts";
import { paths } from "../paths.ts";

export const handle = {
  ...themedPage,
  // Administrators are redirected. If nobody can be signed in, the page waits for the visitor like others.
  atOnce: () => (contactFormPort.currentUser === undefined ? "nothing" : "start"),
} satisfies AtOncePage;

export function meta() {
  const description = "Your place on the site: chat support, your account, answers, and what happened lately.";
  return pageMeta({ title: "Dashboard", description, path: paths.dashboard, noindex: true });
}

export default function Dashboard() {
  return (
    <AuthProvider>
      <DashboardOfUser />
    </AuthProvider>
  );
}

function DashboardOfUser() {
  const { user } = useAuth();
  return <DashboardPage user={user} account={<AccountPanel />} />;
}
