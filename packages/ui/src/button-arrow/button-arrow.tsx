import { cx } from "class-variance-authority";
import ArrowRight from "lucide-react/icons/arrow-right";
import type { ComponentProps } from "react";

const look =
  "tf:shrink-0 tf:transition-[translate] tf:duration-200 tf:ease-out tf:rtl:-scale-x-100 tf:motion-safe:group-hover/button:translate-x-[3px] tf:motion-safe:rtl:group-hover/button:-translate-x-[3px]";

export type ButtonArrowProps = Omit<ComponentProps<"svg">, "ref" | "children">;

/** The trailing arrow of a button: it points in the reading direction, and moves 3 px while the button is hovered. */
export function ButtonArrow({ className, ...props }: ButtonArrowProps) {
  return <ArrowRight size={18} strokeWidth={1.75} {...props} className={cx(look, className)} />;
}
