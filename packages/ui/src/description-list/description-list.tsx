import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";

/** Facts about one thing: names and values, ruled. Its children are `DescriptionItem`s. */
export function DescriptionList({ className, ...props }: ComponentProps<"dl">) {
  return <dl {...props} className={cx("tf:border-b tf:border-line tf:text-ui", className)} />;
}

export type DescriptionItemProps = ComponentProps<"div"> & {
  /** The name of the value. */
  term: ReactNode;
};

/** A name, with its value as children. The value goes below the name if there is no room beside it. */
export function DescriptionItem({ term, className, children, ...props }: DescriptionItemProps) {
  return (
    <div
      {...props}
      className={cx("tf:flex tf:flex-wrap tf:gap-x-4 tf:gap-y-0.5 tf:border-t tf:border-line tf:py-2.5", className)}
    >
      <dt className="tf:w-32 tf:shrink-0 tf:text-fg-3">{term}</dt>
      <dd className="tf:min-w-0 tf:flex-[1_1_12rem] tf:break-words tf:text-fg">{children}</dd>
    </div>
  );
}
