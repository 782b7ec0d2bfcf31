import type { ComponentProps } from "react";
import { defineLook } from "../internal/variants.ts";

const tileLook = defineLook(
  "AgentTile",
  "tf:inline-grid tf:shrink-0 tf:place-items-center tf:rounded-xs tf:bg-tang tf:text-on-tang tf:forced-colors:border",
  {
    size: {
      sm: "tf:size-8 tf:[&>svg]:size-4",
      default: "tf:size-10 tf:[&>svg]:size-5",
      lg: "tf:size-14 tf:[&>svg]:size-7",
    },
  },
  { size: "default" },
);

export type AgentTileProps = ComponentProps<"span"> & {
  /** 32, 40 or 56 px. */
  size?: "sm" | "default" | "lg";
};

/** An agent: a lit square with its glyph (an icon, or `<LogoMark tone="on-tang" />`). Its name goes beside it. */
export function AgentTile({ size, className, ...props }: AgentTileProps) {
  return <span {...props} {...tileLook({ size }, className)} />;
}
