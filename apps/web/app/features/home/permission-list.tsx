import type { Permission } from "@thirtyfold/content";
import { Badge } from "@thirtyfold/ui";
import Check from "lucide-react/icons/check";
import Hand from "lucide-react/icons/hand";
import X from "lucide-react/icons/x";

const states = {
  Allowed: { variant: "success", Icon: Check },
  "Needs you": { variant: "warning", Icon: Hand },
  Blocked: { variant: "destructive", Icon: X },
} as const;

/** What an agent may do by itself, what needs a person, and what is off. */
export function PermissionList({ permissions }: { permissions: readonly Permission[] }) {
  return (
    <ul className="grid w-full max-w-[440px] gap-2">
      {permissions.map(({ action, detail, state }) => {
        const { variant, Icon } = states[state];
        const ground = state === "Needs you" ? "bg-surface-3 shadow-[inset_3px_0_0_var(--warn)]" : "bg-surface-2";
        return (
          <li
            key={action}
            className={`flex items-center justify-between gap-x-3 gap-y-1 max-slim:flex-wrap rounded-sm py-2.5 pr-3 pl-4 text-small leading-[1.35] ${ground}`}
          >
            <span>
              {action}
              {detail !== undefined && <span className="block text-meta leading-[1.35] text-fg-3">{detail}</span>}
            </span>
            <Badge variant={variant}>
              <Icon strokeWidth={1.75} />
              {state}
            </Badge>
          </li>
        );
      })}
    </ul>
  );
}
