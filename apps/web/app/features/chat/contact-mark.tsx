import { Avatar } from "@thirtyfold/ui";
import { Handshake, Headset, type LucideIcon, Wrench } from "lucide-react";
import type { ChatContact } from "./identity.ts";

const glyphs: Readonly<Record<string, LucideIcon | undefined>> = {
  support: Headset,
  "technical-support": Wrench,
  sales: Handshake,
};

type ContactMarkProps = { contact: ChatContact; lit?: boolean; size?: "sm" | "default"; className?: string };

/** A tile for the site's contacts, lit when selected; initials for people. */
export function ContactMark({ contact, lit = false, size = "default", className = "" }: ContactMarkProps) {
  const Glyph = glyphs[contact.id];
  if (Glyph === undefined) return <Avatar name={contact.name} size={size} decorative className={className} />;
  const ground = lit ? "bg-tang text-on-tang" : "bg-surface-3 text-fg";
  const measure = size === "sm" ? "size-8" : "size-10";
  return (
    <span className={`grid shrink-0 place-items-center rounded-xs ${ground} ${measure} ${className}`}>
      <Glyph aria-hidden size={size === "sm" ? 17 : 20} strokeWidth={1.75} />
    </span>
  );
}
