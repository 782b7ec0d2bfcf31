"use client";
import { cx } from "class-variance-authority";
import Plus from "lucide-react/icons/plus";
import { type ComponentProps, createContext, type KeyboardEvent, type MouseEvent, use, useId, useRef } from "react";
import { stepTo } from "../internal/focusable.ts";

type One = {
  /** `single`: opening one closes the other. */
  type?: "single";
  /** The open item, if controlled; "" for none. */
  value?: string;
  /** The item that is open at first. */
  defaultValue?: string;
  /** Called with the open item; "" for none. */
  onValueChange?: (value: string) => void;
};

type Several = {
  type: "multiple";
  /** The open items, if controlled. */
  value?: string[];
  /** The items that are open at first. */
  defaultValue?: string[];
  /** Called with the open items. */
  onValueChange?: (value: string[]) => void;
};

export type AccordionProps = Omit<ComponentProps<"div">, "defaultValue" | "dir"> & {
  /** Prevents items from being opened or closed. */
  disabled?: boolean;
} & (One | Several);

type AccordionState = {
  /** Shared by rows of which only one is open at a time: the browser closes the others. */
  name: string | undefined;
  held: boolean;
  disabled: boolean;
  isOpen: (value: string) => boolean;
  /** Tells the parent which rows are open, or which should be. */
  tell: (open: string[]) => void;
};

const AccordionContext = createContext<AccordionState | undefined>(undefined);
const ItemContext = createContext({ value: "", disabled: false });

function useAccordion(part: string): AccordionState {
  const state = use(AccordionContext);
  if (state === undefined) throw new Error(`<${part}> stands outside of its Accordion`);
  return state;
}

/**
 * Ruled rows that open. By default one at a time; a press on the open one closes it. They are `<details>`, so they work
 * before any script runs, and the browser's own search opens the row that contains a match. Arrow keys, Home and End
 * move.
 */
export function Accordion(props: AccordionProps) {
  const { type, value, defaultValue, onValueChange: _onValueChange, disabled, className, ...rest } = props;
  const tell = (open: string[]) =>
    props.type === "multiple" ? props.onValueChange?.(open) : props.onValueChange?.(open.at(-1) ?? "");
  const root = useAccordionRoot({ isSingle: type !== "multiple", disabled, held: value, first: defaultValue, tell });
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    props.onKeyDown?.(event);
    const rows = partsOf(event.currentTarget, "[data-value] > summary");
    const current = rows.findIndex((row) => row === event.target);
    const next = current < 0 ? undefined : stepTo(event.key, rows, current, "column");
    if (event.defaultPrevented || next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <AccordionContext value={root}>
      <div data-accordion="" {...rest} onKeyDown={onKeyDown} className={cx("tf:border-t tf:border-line", className)} />
    </AccordionContext>
  );
}

type Root = {
  isSingle: boolean;
  disabled: boolean | undefined;
  held: string | string[] | undefined;
  first: string | string[] | undefined;
  tell: (open: string[]) => void;
};

function useAccordionRoot({ isSingle, disabled = false, held, first, tell }: Root): AccordionState {
  const id = useId();
  const shown = listOf(held ?? first);
  const reported = useRef(shown);
  return {
    name: isSingle ? id : undefined,
    held: held !== undefined,
    disabled,
    isOpen: (value) => shown.includes(value),
    tell: (open) => {
      const before = held === undefined ? reported.current : shown;
      reported.current = open;
      if (before.join(" ") !== open.join(" ")) tell(open);
    },
  };
}

const listOf = (value: string | string[] | undefined): string[] =>
  Array.isArray(value) ? value : value ? [value] : [];

// A grid row animates from zero to its content's height without measuring, in browsers that let styles reach the
// content. Without JavaScript and on paper nothing is hidden.
const item = [
  "group/row tf:border-b tf:border-line tf:details-content:grid tf:details-content:grid-rows-[0fr] tf:open:details-content:grid-rows-[1fr]",
  "tf:motion-safe:details-content:transition-[grid-template-rows,content-visibility] tf:motion-safe:details-content:transition-discrete",
  "tf:motion-safe:details-content:duration-200 tf:motion-safe:details-content:ease-out",
  "tf:noscript:details-content:grid-rows-[1fr] tf:noscript:details-content:[content-visibility:visible]",
  "tf:print:details-content:grid-rows-[1fr] tf:print:details-content:[content-visibility:visible]",
];

export type AccordionItemProps = Omit<ComponentProps<"details">, "open" | "name"> & {
  /** Its unique name among the items, without spaces. */
  value: string;
  disabled?: boolean;
};

/** One row: an `AccordionTrigger` and its `AccordionContent`. */
export function AccordionItem({ value, disabled = false, className, ...props }: AccordionItemProps) {
  const { name, disabled: allDisabled, isOpen, tell } = useAccordion("AccordionItem");
  const state = itemOf(value, disabled || allDisabled);
  return (
    <ItemContext value={state}>
      <details
        {...props}
        name={name}
        open={isOpen(value)}
        data-value={value}
        onToggle={(event) => {
          props.onToggle?.(event);
          tell(openRows(event.currentTarget));
        }}
        className={cx(item, className)}
      />
    </ItemContext>
  );
}

const itemOf = (value: string, disabled: boolean) => ({ value, disabled });

/** The values of the open rows in the accordion that contains this row. */
function openRows(row: Element): string[] {
  const rows = partsOf(row.closest(accordion), "details[open][data-value]");
  return rows.map((open) => open.dataset["value"] ?? "");
}

const accordion = "[data-accordion]";

/** The parts of an accordion, without those of an accordion nested in one of its rows. */
function partsOf(root: Element | null, selector: string): HTMLElement[] {
  const parts = root?.querySelectorAll<HTMLElement>(selector) ?? [];
  return [...parts].filter((part) => part.closest(accordion) === root);
}

const trigger = [
  "group/trigger tf:flex tf:min-h-16 tf:w-full tf:cursor-pointer tf:list-none tf:items-center tf:justify-between tf:gap-4 tf:rounded-xs tf:py-3 tf:text-start tf:text-h4 tf:text-fg",
  "tf:[&::-webkit-details-marker]:hidden tf:focus-visible:outline-2 tf:focus-visible:outline-offset-3 tf:focus-visible:outline-focus",
  "tf:aria-disabled:cursor-not-allowed tf:aria-disabled:text-fg-3",
];

// Content beside the title, such as a badge, wraps below it if there is no room.
const title =
  "tf:flex tf:min-w-0 tf:grow tf:flex-wrap tf:items-center tf:gap-x-4 tf:gap-y-2 tf:[overflow-wrap:anywhere]";

const plus = [
  "tf:shrink-0 tf:text-fg-3 tf:motion-safe:transition-[color,rotate] tf:motion-safe:duration-200 tf:group-hover/trigger:text-fg",
  "tf:group-open/row:rotate-45 tf:group-open/row:text-link tf:group-aria-disabled/trigger:text-line-strong",
];

export type AccordionTriggerProps = ComponentProps<"summary"> & {
  /** The heading level of the title: one below the heading above the accordion. */
  level?: 2 | 3 | 4 | 5 | 6;
};

/** The row's title, which opens and closes it. */
export function AccordionTrigger({ level = 3, className, children, ...props }: AccordionTriggerProps) {
  const { held, isOpen, tell } = useAccordion("AccordionTrigger");
  const { value, disabled } = use(ItemContext);
  const Title = `h${level}` as const;
  const onClick = (event: MouseEvent<HTMLElement>) => {
    props.onClick?.(event);
    const row = event.currentTarget.parentElement;
    if (disabled) event.preventDefault();
    if (disabled || !held || event.defaultPrevented || !(row instanceof HTMLDetailsElement)) return;
    // If pressed before hydration, the row stays as the press left it: the browser's own toggle makes the two agree.
    if (row.open !== isOpen(value)) return;
    // The parent decides.
    event.preventDefault();
    const others = row.name ? [] : openRows(row).filter((open) => open !== value);
    tell(row.open ? others : [...others, value]);
  };
  return (
    <summary
      aria-disabled={disabled || undefined}
      tabIndex={disabled ? -1 : undefined}
      {...props}
      onClick={onClick}
      className={cx(trigger, className)}
    >
      <Title className={title}>{children}</Title>
      <span aria-hidden className={cx(plus)}>
        <Plus size={20} strokeWidth={1.75} />
      </span>
    </summary>
  );
}

export type AccordionContentProps = ComponentProps<"div">;

/** The row's content. It stays in the page even while closed, for search engines and the browser's own search. */
export function AccordionContent({ className, children, ...props }: AccordionContentProps) {
  return (
    <div {...props} className={cx("tf:min-h-0 tf:overflow-hidden", className)}>
      <div className="tf:pe-12 tf:pt-1 tf:pb-5.5 tf:text-body tf:text-fg-2">{children}</div>
    </div>
  );
}
