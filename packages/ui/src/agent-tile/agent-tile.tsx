import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";

const tileVariants = cva("inline-grid shrink-0 place-items-center rounded-xs bg-tang text-on-tang", {
  variants: {
    size: {
      sm: "size-8 [&>svg]:size-4",
      default: "size-10 [&>svg]:size-5",
      lg: "size-14 [&>svg]:size-7",
    },
  },
});

export type AgentTileProps = ComponentProps<"span"> & {
  /** 32, 40 or 56 px. */
  size?: "sm" | "default" | "lg";
};

/** An agent: a lit square with its glyph (an icon, or `<LogoMark tone="on-tang" />`). Its name stands beside it. */
export function AgentTile({ size = "default", className, ...props }: AgentTileProps) {
  return <span {...props} data-size={size} className={tileVariants({ size, className })} />;
}
