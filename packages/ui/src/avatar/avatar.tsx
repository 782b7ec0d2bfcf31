import UserRound from "lucide-react/icons/user-round";
import type { ComponentProps } from "react";
import { defineLook } from "../internal/variants.ts";
import { initialsOf } from "./initials.ts";

const avatarLook = defineLook(
  "Avatar",
  [
    "tf:relative tf:inline-grid tf:shrink-0 tf:place-items-center tf:bg-surface-3 tf:leading-none tf:font-[680] tf:text-fg tf:select-none tf:forced-colors:border",
    "tf:[clip-path:polygon(0_0,calc(100%-10px)_0,100%_10px,100%_100%,0_100%)]",
    "tf:after:absolute tf:after:top-0 tf:after:right-0 tf:after:size-2.5 tf:after:content-[''] tf:after:bg-[linear-gradient(225deg,transparent_50%,var(--tf-fg-3)_50%)]",
  ],
  {
    size: {
      sm: "tf:size-8 tf:text-[0.8125rem] tf:[&>svg]:size-4",
      default: "tf:size-10 tf:text-[0.8125rem] tf:[&>svg]:size-5",
      lg: "tf:size-14 tf:text-[1.125rem] tf:[&>svg]:size-7",
    },
  },
  { size: "default" },
);

export type AvatarProps = Omit<ComponentProps<"span">, "children"> & {
  /** The person's full name. */
  name: string;
  /** 32, 40 or 56 px. */
  size?: "sm" | "default" | "lg";
  /** The name stands beside it in text, so screen readers need not hear it twice. */
  decorative?: boolean;
};

/** A person: initials on a sheet with a folded corner. An agent is an `AgentTile`. */
export function Avatar({ name, size, decorative = false, className, ...props }: AvatarProps) {
  const label = name.trim();
  const spoken = decorative || label === "" ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <span {...spoken} {...props} {...avatarLook({ size }, className)}>
      {initialsOf(name) || <UserRound strokeWidth={1.75} />}
    </span>
  );
}
