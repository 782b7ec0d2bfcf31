import type { LucideIcon } from "lucide-react";
import Megaphone from "lucide-react/icons/megaphone";
import MessageCircleReply from "lucide-react/icons/message-circle-reply";
import ReceiptText from "lucide-react/icons/receipt-text";

/** By the agent's slug. */
export const agentIcons: Readonly<Record<string, LucideIcon>> = {
  "sales-support-agent": MessageCircleReply,
  "finance-bookkeeping-bot": ReceiptText,
  "promo-content-generator": Megaphone,
};
