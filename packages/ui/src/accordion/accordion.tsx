"use client";
import { cx } from "class-variance-authority";
import Plus from "lucide-react/icons/plus";
import * as Primitive from "radix-ui/accordion";
import type { ComponentProps } from "react";
import { keepFindable } from "./keep-findable.ts";

type One = {
  /** `single`: opening one closes the other. */
  type?: "single";
  /** The open item, when its place is outside; "" for none. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
};

type Several = {
  type: "multiple";
  /** The open items, when their place is outside. */
  value?: string[];
  defaultValue?: string[];
  onValueChange?: (value: string[]) => void;
};

export type AccordionProps = Omit<ComponentProps<"div">, "defaultValue" | "dir"> & {
  /** No item can be opened or closed. */
  disabled?: boolean;
} & (One | Several);

/**
 * Ruled rows that open. By default one at a time; a press on the open one closes it. The keyboard pattern is that of the
 * ARIA Authoring Practices Guide (Accordion) with its optional arrow keys, Home and End.
 */
export function Accordion({ className, ...props }: AccordionProps) {
  const look = cx("tf:border-t tf:border-line", className);
  if (props.type === "multiple") return <Primitive.Root {...props} className={look} />;
  return <Primitive.Root {...props} type="single" collapsible className={look} />;
}

export type AccordionItemProps = Omit<ComponentProps<typeof Primitive.Item>, "asChild"> & {
  /** Its name among the items. */
  value: string;
  disabled?: boolean;
};

/** One row: an `AccordionTrigger` and its `AccordionContent`. */
export function AccordionItem({ className, ...props }: AccordionItemProps) {
  return <Primitive.Item {...props} className={cx("tf:border-b tf:border-line", className)} />;
}

const trigger = [
  "group/trigger tf:flex tf:min-h-16 tf:w-full tf:cursor-pointer tf:items-center tf:justify-between tf:gap-4 tf:rounded-xs tf:py-3 tf:text-start tf:text-h4 tf:text-fg",
  "tf:focus-visible:outline-2 tf:focus-visible:outline-offset-3 tf:focus-visible:outline-focus",
  "tf:disabled:cursor-not-allowed tf:disabled:text-fg-3",
];

// What stands beside the title, such as a badge, comes below it where there is no place.
const title = "tf:flex tf:min-w-0 tf:grow tf:flex-wrap tf:items-center tf:gap-x-4 tf:gap-y-2 tf:break-words";

const plus = [
  "tf:shrink-0 tf:text-fg-3 tf:motion-safe:transition-[color,rotate] tf:motion-safe:duration-200 tf:group-hover/trigger:text-fg",
  "tf:group-data-[state=open]/trigger:rotate-45 tf:group-enabled/trigger:group-data-[state=open]/trigger:text-link tf:group-disabled/trigger:text-line-strong",
];

export type AccordionTriggerProps = Omit<ComponentProps<typeof Primitive.Trigger>, "asChild"> & {
  /** The level of the heading that the trigger stands in: one below the heading above the accordion. */
  level?: 2 | 3 | 4 | 5 | 6;
};

/** The row's title, which opens and closes it. */
export function AccordionTrigger({ level = 3, className, children, ...props }: AccordionTriggerProps) {
  const Title = `h${level}` as const;
  return (
    <Primitive.Header asChild>
      <Title className="tf:flex">
        <Primitive.Trigger {...props} className={cx(trigger, className)}>
          <span className={title}>{children}</span>
          <span aria-hidden className={cx(plus)}>
            <Plus size={20} strokeWidth={1.75} />
          </span>
        </Primitive.Trigger>
      </Title>
    </Primitive.Header>
  );
}

// A grid row goes from nothing to the height of its content without anyone measuring it. Radix stops transitions on the
// outer element, so the inner two have them. Without JavaScript all rows stand open.
const rows = [
  "tf:grid tf:grid-rows-[1fr] tf:group-data-[state=closed]/content:grid-rows-[0fr] tf:noscript:group-data-[state=closed]/content:grid-rows-[1fr]",
  "tf:motion-safe:transition-[grid-template-rows] tf:motion-safe:duration-200 tf:motion-safe:ease-out",
];
const clip = [
  "tf:min-h-0 tf:overflow-hidden tf:group-data-[state=closed]/content:[content-visibility:hidden] tf:noscript:group-data-[state=closed]/content:[content-visibility:visible]",
  "tf:motion-safe:transition-[content-visibility] tf:motion-safe:transition-discrete tf:motion-safe:duration-200",
];

export type AccordionContentProps = Omit<ComponentProps<typeof Primitive.Content>, "asChild" | "forceMount">;

/**
 * What the row holds. It is in the page also while closed, for search engines; the browser's own search and links to an id
 * in it open the row.
 */
export function AccordionContent({ className, children, ...props }: AccordionContentProps) {
  return (
    <Primitive.Content {...props} forceMount className={cx("group/content tf:block", className)}>
      <div className={cx(rows)}>
        <div ref={keepFindable} className={cx(clip)}>
          <div className="tf:pe-12 tf:pt-1 tf:pb-[22px] tf:text-body tf:text-fg-2">{children}</div>
        </div>
      </div>
    </Primitive.Content>
  );
}
