import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Heading } from "../heading/heading.tsx";
import { defineLook } from "../internal/variants.ts";
import { drawings } from "./drawings.tsx";

const emptyLook = defineLook(
  "EmptyState",
  "tf:grid tf:place-content-center tf:justify-items-center tf:px-6 tf:text-center",
  {
    drawing: { conversation: "", list: "", sheet: "" },
    size: { pane: "tf:py-9", page: "tf:min-h-[70svh] tf:pt-32 tf:pb-24" },
  },
  { drawing: "sheet", size: "pane" },
);

const titleLook = "tf:max-w-[18.5em] tf:text-fg";
const drawingLooks = { pane: "tf:mb-5", page: "tf:mb-10 tf:[&>svg]:h-auto tf:[&>svg]:w-50" };
const textLooks = {
  pane: "tf:mt-1.5 tf:max-w-[22em] tf:text-ui tf:text-balance tf:text-fg-3",
  page: "tf:mt-5 tf:max-w-[27em] tf:text-lead tf:text-balance tf:text-fg-2",
};

export type EmptyStateProps = Omit<ComponentProps<"div">, "title"> & {
  /** What is missing. */
  title: ReactNode;
  /** The heading's level, if the title is a heading of the page. */
  level?: 1 | 2 | 3 | 4 | 5 | 6;
  /** `page`: replaces a whole page, with its title in display size. */
  size?: "pane" | "page";
  /** `conversation`: nobody has written yet. `list`: nothing is chosen, or nothing matches. `sheet`: the thing itself is missing. */
  drawing?: "conversation" | "list" | "sheet";
  /** A custom drawing instead, hidden from screen readers; `null` for none. */
  illustration?: ReactNode;
  /** The next step: one button or link. */
  action?: ReactNode;
};

/** A placeholder for content: a drawing, what is missing, and, in the children and the action, what to do about it. */
export function EmptyState(props: EmptyStateProps) {
  const { title, level, size = "pane", drawing, illustration, action, className, children, ...native } = props;
  const look = emptyLook({ drawing, size }, className);
  return (
    <div {...native} {...look}>
      {illustration !== null && (
        <div aria-hidden className={drawingLooks[size]}>
          {illustration ?? drawings.get(look["data-drawing"] ?? "")}
        </div>
      )}
      {level === undefined ? (
        <p className={cx("tf:text-h4 tf:text-balance", titleLook)}>{title}</p>
      ) : (
        <Heading level={level} size={size === "page" ? "display" : "h4"} className={titleLook}>
          {title}
        </Heading>
      )}
      {children !== undefined && <div className={textLooks[size]}>{children}</div>}
      {action !== undefined && <div className="tf:mt-6">{action}</div>}
    </div>
  );
}
