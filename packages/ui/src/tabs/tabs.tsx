"use client";
import { cx } from "class-variance-authority";
import * as Primitive from "radix-ui/tabs";
import { type ComponentProps, type FocusEvent, useState } from "react";
import { keepSelectedInView } from "./keep-selected-in-view.ts";

export type TabsProps = Omit<ComponentProps<typeof Primitive.Root>, "asChild" | "orientation" | "dir"> & {
  /** The selected tab, when its place is outside, for example in the address. */
  value?: string;
  /** The tab selected at first. */
  defaultValue?: string;
  /** Called with the value of the tab that becomes selected. */
  onValueChange?: (value: string) => void;
  /** `manual`: arrow keys only move, Enter or Space selects. For content that is slow to come. */
  activationMode?: "automatic" | "manual";
  /** Only where it differs from what surrounds it. */
  dir?: "ltr" | "rtl";
};

/**
 * Views of one thing, of which one is seen at a time. The keyboard pattern is that of the ARIA Authoring Practices Guide
 * (Tabs): arrow keys in reading order, Home, End.
 */
export function Tabs({ dir, onFocusCapture, className, children, ...props }: TabsProps) {
  // Radix asks for the direction and would write "ltr" on the element; we read it when the keyboard can come into play.
  const [around, setAround] = useState<"ltr" | "rtl">("ltr");
  const readDirection = (event: FocusEvent<HTMLDivElement>) => {
    setAround(getComputedStyle(event.currentTarget).direction === "rtl" ? "rtl" : "ltr");
    onFocusCapture?.(event);
  };
  return (
    <Primitive.Root {...props} dir={dir ?? around} asChild onFocusCapture={readDirection}>
      <div dir={dir} className={cx("tf:min-w-0", className)}>
        {children}
      </div>
    </Primitive.Root>
  );
}

// The list scrolls, so focus rings are drawn inside of the tabs. These are 6 px wider than their words on both sides, the
// list with them, and the hairline as wide as the words.
const list = [
  "tf:relative tf:-mx-1.5 tf:flex tf:gap-4 tf:overflow-x-auto tf:overflow-y-hidden tf:overscroll-x-contain tf:scroll-px-9 tf:[scrollbar-width:none]",
  "tf:bg-[linear-gradient(var(--tf-line),var(--tf-line))] tf:bg-[position:6px_100%] tf:bg-[size:calc(100%-12px)_1px] tf:bg-no-repeat tf:forced-colors:border-b",
];

export type TabsListProps = Omit<ComponentProps<typeof Primitive.List>, "asChild"> & {
  /** After the last tab the arrow key goes on with the first. */
  loop?: boolean;
};

/** The row of tabs. Name it with `aria-label`. Where it is too narrow it scrolls sideways, the selected tab in view. */
export function TabsList({ className, children, ...props }: TabsListProps) {
  return (
    <Primitive.List {...props} asChild>
      <div ref={keepSelectedInView} className={cx(list, className)}>
        {children}
      </div>
    </Primitive.List>
  );
}

const trigger = [
  "tf:relative tf:min-h-12 tf:shrink-0 tf:cursor-pointer tf:px-1.5 tf:text-ui tf:font-semibold tf:whitespace-nowrap tf:text-fg-3",
  "tf:transition-colors tf:duration-120 tf:hover:text-fg tf:data-[state=active]:text-fg",
  "tf:rounded-xs tf:focus-visible:outline-2 tf:focus-visible:-outline-offset-2 tf:focus-visible:outline-focus",
  "tf:disabled:cursor-not-allowed tf:disabled:text-line-strong tf:disabled:hover:text-line-strong tf:forced-colors:disabled:text-[GrayText]",
  "tf:after:absolute tf:after:inset-x-1.5 tf:after:bottom-0 tf:after:h-0.5 tf:after:content-['']",
  "tf:after:[--tf-toward:90deg] tf:rtl:after:[--tf-toward:-90deg]",
  "tf:data-[state=active]:after:bg-[linear-gradient(var(--tf-toward),var(--tf-mark)_30%,var(--tf-fg)_0)] tf:forced-colors:data-[state=active]:after:bg-[Highlight]",
];

export type TabsTriggerProps = Omit<ComponentProps<typeof Primitive.Trigger>, "asChild"> & {
  /** Ties the tab to the `TabsContent` of the same value. It becomes part of an id, so it has no spaces. */
  value: string;
};

/** One tab. */
export function TabsTrigger({ className, ...props }: TabsTriggerProps) {
  return <Primitive.Trigger {...props} className={cx(trigger, className)} />;
}

export type TabsContentProps = Omit<ComponentProps<typeof Primitive.Content>, "asChild"> & {
  /** Ties the content to the `TabsTrigger` of the same value. */
  value: string;
  /** Keeps the content in the page, hidden, while another tab is selected. */
  forceMount?: true;
};

const content =
  "tf:mt-6 tf:rounded-xs tf:focus-visible:outline-2 tf:focus-visible:outline-offset-3 tf:focus-visible:outline-focus tf:data-[state=inactive]:hidden";

/** What a tab shows. */
export function TabsContent({ className, ...props }: TabsContentProps) {
  return <Primitive.Content {...props} className={cx(content, className)} />;
}
