import { cx } from "class-variance-authority";
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
  /** The name appears beside it as text, so screen readers need not read it twice. */
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

export type AvatarGroupProps = Omit<ComponentProps<"span">, "children"> & {
  /** The people's full names, in display order. */
  names: readonly string[];
  /** The number of places; if there are more people, the last shows how many more. Defaults to 4. */
  max?: number;
  size?: AvatarProps["size"];
  /** The accessible label. Defaults to all names. */
  label?: string;
};

/** Several people, side by side. To screen readers it is one image labeled with all their names. */
export function AvatarGroup({ names, max = 4, size = "default", label, className, ...props }: AvatarGroupProps) {
  // The number takes a place, so it never stands for just one person.
  const shown = names.length > max ? names.slice(0, Math.max(max - 1, 1)) : names;
  const more = names.length - shown.length;
  return (
    <span
      role="img"
      aria-label={label ?? names.join(", ")}
      {...props}
      className={cx("tf:inline-flex tf:flex-wrap tf:gap-0.5", className)}
    >
      {shown.map((name, index) => (
        // Two people may have the same name.
        <Avatar
          key={`${name} ${shown.slice(0, index).filter((other) => other === name).length}`}
          name={name}
          size={size}
          decorative
        />
      ))}
      {more > 0 && (
        <span aria-hidden {...moreLook({ size })}>
          +{more}
        </span>
      )}
    </span>
  );
}

const moreLook = defineLook(
  "AvatarGroup",
  "tf:inline-grid tf:shrink-0 tf:place-items-center tf:bg-surface-2 tf:leading-none tf:font-semibold tf:text-fg-2 tf:tabular-nums tf:forced-colors:border",
  {
    size: {
      sm: "tf:h-8 tf:min-w-8 tf:px-1 tf:text-[0.8125rem]",
      default: "tf:h-10 tf:min-w-10 tf:px-1.5 tf:text-[0.8125rem]",
      lg: "tf:h-14 tf:min-w-14 tf:px-2 tf:text-[1.125rem]",
    },
  },
  { size: "default" },
);
