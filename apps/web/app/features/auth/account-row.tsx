import { VisuallyHidden } from "@thirtyfold/ui";
import { ArrowRight, ArrowUpRight, type LucideIcon } from "lucide-react";

type AccountRowProps = {
  icon: LucideIcon;
  label: string;
  newTab: boolean;
  onPress: () => Promise<void>;
};

/** One way in or out, as a ruled row. */
export function AccountRow({ icon: Icon, label, newTab, onPress }: AccountRowProps) {
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
