import { Button, Link, VisuallyHidden } from "@thirtyfold/ui";
import { ArrowRight, ArrowUpRight, KeyRound, LogOut, type LucideIcon, ShieldUser, UserRoundPlus } from "lucide-react";
import { SiteLink } from "../../lib/site-link.tsx";
import { paths } from "../../paths.ts";
import { useAuth } from "./auth-context.ts";

/** Ways to sign in and out. Two elements, for two rows of the caller's grid. */
export function AccountPanel() {
  const { user, loading, error, opensTab, signIn, signUp, resetPassword, askAdminAccess, signOut } = useAuth();
  return (
    <>
      <ul className="self-start divide-y divide-line border-y border-line noscript:hidden">
        <AccountRow icon={UserRoundPlus} label="Create account" newTab={opensTab} onPress={signUp} />
        <AccountRow icon={KeyRound} label="Reset password" newTab={opensTab} onPress={resetPassword} />
        <AccountRow icon={ShieldUser} label="Admin access" newTab={opensTab} onPress={askAdminAccess} />
        <AccountRow icon={LogOut} label="Sign out" newTab={false} onPress={signOut} />
      </ul>
      <div className="flex flex-col justify-end gap-4">
        {error && (
          <p role="alert" className="rounded-sm bg-bad-wash px-3 py-2 text-small text-bad">
            {`That did not work: ${error.message}. Check your connection, then try again.`}
          </p>
        )}
        <p className="hidden text-fg-2 noscript:block">
          Accounts need JavaScript. The{" "}
          <Link asChild>
            <SiteLink href={paths.intakeForm}>intake form</SiteLink>
          </Link>{" "}
          works without it.
        </p>
        {user === null && (
          <Button variant="outline" className="w-full noscript:hidden" busy={loading} onClick={() => void signIn()}>
            <span>Sign in {opensTab && <VisuallyHidden>(opens in a new tab)</VisuallyHidden>}</span>
          </Button>
        )}
      </div>
    </>
  );
}

type AccountRowProps = {
  icon: LucideIcon;
  label: string;
  newTab: boolean;
  onPress: () => Promise<void>;
};

function AccountRow({ icon: Icon, label, newTab, onPress }: AccountRowProps) {
  const Arrow = newTab ? ArrowUpRight : ArrowRight;
  return (
    <li className="flex min-h-15">
      <button
        type="button"
        onClick={() => void onPress()}
        className="group/row flex grow cursor-pointer items-center gap-3 py-2 text-left text-ui font-semibold hover:text-link focus-visible:-outline-offset-2"
      >
        <Icon aria-hidden size={20} strokeWidth={1.75} className="shrink-0 text-fg-3 group-hover/row:text-link" />
        <span className="grow">
          {label} {newTab && <VisuallyHidden>(opens in a new tab)</VisuallyHidden>}
        </span>
        <Arrow aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-fg-3" />
      </button>
    </li>
  );
}
