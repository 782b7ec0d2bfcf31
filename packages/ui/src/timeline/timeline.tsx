import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";

/** Events in order. Its children are `TimelineItem`s. */
export function Timeline({ className, ...props }: ComponentProps<"ol">) {
  return <ol {...props} className={cx("tf:grid tf:grid-cols-1", className)} />;
}

export type TimelineItemProps = Omit<ComponentProps<"li">, "title"> & {
  title: ReactNode;
  /** The time of the event: a `<time>`. */
  time?: ReactNode;
  /** A lucide icon in place of the square. */
  icon?: ReactNode;
  /** Ongoing or yet to come: the square is hollow. */
  pending?: boolean;
};

/** One event. The line continues to the next. */
export function TimelineItem({ title, time, icon, pending = false, className, children, ...props }: TimelineItemProps) {
  return (
    <li
      {...props}
      className={cx(
        "tf:relative tf:grid tf:grid-cols-[1.5rem_minmax(0,1fr)] tf:gap-x-3 tf:pb-6 tf:last:pb-0",
        "tf:not-last:before:absolute tf:not-last:before:start-[11.5px] tf:not-last:before:top-6 tf:not-last:before:bottom-0 tf:not-last:before:w-px tf:not-last:before:bg-line-strong tf:not-last:before:content-['']",
        className,
      )}
    >
      <span aria-hidden className="tf:grid tf:size-6 tf:place-items-center tf:text-fg-3 tf:[&>svg]:size-5">
        {icon ?? (
          <span
            className={cx(
              "tf:size-2.5 tf:rounded-[1px] tf:border tf:border-mark tf:forced-colors:border-[CanvasText]",
              !pending && "tf:bg-mark tf:forced-colors:bg-[CanvasText]",
            )}
          />
        )}
      </span>
      <div className="tf:min-w-0 tf:text-ui tf:break-words">
        <div className="tf:flex tf:flex-wrap tf:justify-between tf:gap-x-4">
          <span className="tf:min-w-0 tf:font-semibold tf:text-fg">{title}</span>
          {time && <span className="tf:text-small tf:text-fg-3">{time}</span>}
        </div>
        {children && <div className="tf:mt-0.5 tf:text-pretty tf:text-fg-2">{children}</div>}
      </div>
    </li>
  );
}
