import { cva } from "class-variance-authority";
import type { ComponentProps } from "react";

const sheet = [
  "bg-paper text-on-paper [--corner:22px] before:absolute before:top-0 before:right-0 before:size-(--corner) before:content-['']",
  "[clip-path:polygon(0_0,calc(100%-var(--corner))_0,100%_var(--corner),100%_100%,0_100%)]",
  "before:bg-[linear-gradient(225deg,transparent_50%,var(--paper-line)_50%)]",
];

const cardVariants = cva("relative", {
  variants: {
    variant: { surface: "rounded-md border border-line bg-surface", sheet },
    flush: { true: "", false: "p-6" },
  },
});

export type CardProps = ComponentProps<"div"> & {
  /** `surface` is a panel of the system. `sheet` is paper with a folded corner, and only ever an agent's work product. */
  variant?: "surface" | "sheet";
  /** No padding: for content that runs to the edges or brings its own. */
  flush?: boolean;
};

/** A ground for content that belongs together. */
export function Card({ variant = "surface", flush = false, className, ...props }: CardProps) {
  return <div {...props} data-variant={variant} className={cardVariants({ variant, flush, className })} />;
}
