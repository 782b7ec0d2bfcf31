import type { LucideIcon } from "lucide-react";
import ClipboardCheck from "lucide-react/icons/clipboard-check";
import ListChecks from "lucide-react/icons/list-checks";
import MessageCircleReply from "lucide-react/icons/message-circle-reply";

/** By the demo agent's slug. */
export const demoAgentIcons: Readonly<Record<string, LucideIcon>> = {
  "sales-assistant": MessageCircleReply,
  "client-onboarding-helper": ClipboardCheck,
  "daily-ops-tracker": ListChecks,
};
