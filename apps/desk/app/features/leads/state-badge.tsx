import type { LeadState } from "@thirtyfold/api-contract/desk";
import { Badge, type BadgeProps } from "@thirtyfold/ui/badge";
import { stateNames } from "./leads-filter.ts";

const looks: Readonly<Record<LeadState, NonNullable<BadgeProps["variant"]>>> = {
  new: "default",
  talking: "warning",
  won: "success",
  lost: "secondary",
  spam: "outline",
};

/** How a lead stands. */
export function StateBadge({ state }: { state: LeadState }) {
  return (
    <Badge variant={looks[state]} dot={state === "new"}>
      {stateNames[state]}
    </Badge>
  );
}
