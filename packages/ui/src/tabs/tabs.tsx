"use client";
import { cx } from "class-variance-authority";
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  use,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { directionAt, stepTo } from "../internal/focusable.ts";
import { useOwnState } from "../internal/own-state.ts";
import { useSharedRef } from "../internal/shared-ref.ts";
import { keepSelectedInView } from "./keep-selected-in-view.ts";

type TabsState = {
  id: string;
  selected: string;
  select: (value: string) => void;
  isManual: boolean;
  /** The id of the tab that Tab reaches if the selected one is disabled, or if there is none. */
  entry: string | undefined;
  setEntry: (id: string | undefined) => void;
};

const TabsContext = createContext<TabsState | undefined>(undefined);

function useTabs(part: string): TabsState {
  const state = use(TabsContext);
  if (state === undefined) throw new Error(`<${part}> stands outside of its Tabs`);
  return state;
}

export type TabsProps = Omit<ComponentProps<"div">, "defaultValue" | "dir"> & {
  /** The selected tab, if controlled, for example by the address. */
  value?: string;
  /** The initially selected tab; none by default. */
  defaultValue?: string;
  /** Called with the value of the newly selected tab. */
  onValueChange?: (value: string) => void;
  /** `manual`: arrow keys only move, Enter or Space selects. For content that loads slowly. */
  activationMode?: "automatic" | "manual";
  /** Only if it differs from the surroundings. */
  dir?: "ltr" | "rtl";
};

/**
 * Views of one thing, of which one is visible at a time. The keyboard pattern is that of the ARIA Authoring Practices
 * Guide (Tabs): arrow keys in reading order, Home, End.
 */
export function Tabs({ value, defaultValue, onValueChange, activationMode, className, ...props }: TabsProps) {
  const root = useTabsRoot({ value, defaultValue, onValueChange, activationMode });
  return (
    <TabsContext value={root}>
      <div {...props} className={cx("tf:min-w-0", className)} />
    </TabsContext>
  );
}

type Root = { [Name in "value" | "defaultValue" | "onValueChange" | "activationMode"]: TabsProps[Name] | undefined };

function useTabsRoot({ value, defaultValue = "", onValueChange, activationMode }: Root): TabsState {
  const [selected, select] = useOwnState(value, defaultValue, onValueChange);
  const [entry, setEntry] = useState<string>();
  return { id: useId(), selected, select, isManual: activationMode === "manual", entry, setEntry };
}

// The list scrolls, so focus rings are drawn inside the tabs. Tabs and list extend 6 px beyond the words on both sides,
// and the hairline is as wide as the words.
const list = [
  "tf:relative tf:-mx-1.5 tf:flex tf:gap-4 tf:overflow-x-auto tf:overflow-y-hidden tf:overscroll-x-contain tf:scroll-px-9 tf:[scrollbar-width:none]",
  "tf:bg-[linear-gradient(var(--tf-line),var(--tf-line))] tf:bg-[position:6px_100%] tf:bg-[size:calc(100%-12px)_1px] tf:bg-no-repeat tf:forced-colors:border-b",
];

const usableTabs = (element: Element | null) => [
  ...(element?.querySelectorAll<HTMLElement>('[role="tab"]:not(:disabled)') ?? []),
];

export type TabsListProps = ComponentProps<"div">;

/**
 * The row of tabs. Name it with `aria-label`. If it is too narrow it scrolls sideways, with the selected tab in view.
 */
export function TabsList({ className, ref, ...props }: TabsListProps) {
  const { setEntry } = useTabs("TabsList");
  const row = useRef<HTMLDivElement>(null);
  const sharedRef = useSharedRef(row, useSharedRef(keepSelectedInView, ref));
  // After each render: tabs are added, removed and disabled.
  useLayoutEffect(() => {
    const tabs = usableTabs(row.current);
    setEntry(tabs.some((tab) => tab.ariaSelected === "true") ? undefined : tabs[0]?.id);
  });
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    props.onKeyDown?.(event);
    // Reserved for the browser: back, forward.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const tabs = usableTabs(event.currentTarget);
    const current = tabs.findIndex((tab) => tab === document.activeElement);
    const next = stepTo(event.key, tabs, current, directionAt(event.currentTarget));
    if (event.defaultPrevented || next === undefined) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div
      role="tablist"
      tabIndex={-1}
      {...props}
      ref={sharedRef}
      onKeyDown={onKeyDown}
      className={cx(list, className)}
    />
  );
}

const trigger = [
  "tf:relative tf:min-h-12 tf:shrink-0 tf:cursor-pointer tf:px-1.5 tf:text-ui tf:font-semibold tf:whitespace-nowrap tf:text-fg-3",
  "tf:transition-colors tf:duration-120 tf:hover:text-fg tf:aria-selected:text-fg",
  "tf:rounded-xs tf:focus-visible:outline-2 tf:focus-visible:-outline-offset-2 tf:focus-visible:outline-focus",
  "tf:disabled:cursor-not-allowed tf:disabled:text-line-strong tf:disabled:hover:text-line-strong tf:forced-colors:disabled:text-[GrayText]",
  "tf:after:absolute tf:after:inset-x-1.5 tf:after:bottom-0 tf:after:h-0.5 tf:after:content-['']",
  "tf:after:[--tf-toward:90deg] tf:rtl:after:[--tf-toward:-90deg]",
  "tf:aria-selected:after:bg-[linear-gradient(var(--tf-toward),var(--tf-mark)_30%,var(--tf-fg)_0)] tf:forced-colors:aria-selected:after:bg-[Highlight]",
];

export type TabsTriggerProps = ComponentProps<"button"> & {
  /**
   * Connects the tab to the `TabsContent` of the same value. It becomes part of an id, so it must not contain spaces.
   */
  value: string;
};

/** One tab. */
export function TabsTrigger({ value, className, ...props }: TabsTriggerProps) {
  const { id, selected, select, isManual, entry } = useTabs("TabsTrigger");
  const isSelected = selected === value;
  const tabId = `${id}tab-${value}`;
  return (
    <button
      type="button"
      role="tab"
      id={tabId}
      aria-selected={isSelected}
      aria-controls={`${id}panel-${value}`}
      tabIndex={isSelected || entry === tabId ? 0 : -1}
      {...props}
      onClick={(event) => {
        props.onClick?.(event);
        if (!event.defaultPrevented) select(value);
      }}
      onFocus={(event) => {
        props.onFocus?.(event);
        if (!isManual && !event.defaultPrevented) select(value);
      }}
      className={cx(trigger, className)}
    />
  );
}

export type TabsContentProps = ComponentProps<"div"> & {
  /** Connects the content to the `TabsTrigger` of the same value. */
  value: string;
  /** Keeps the content in the page, hidden, while another tab is selected. */
  forceMount?: true;
};

const content =
  "tf:mt-6 tf:rounded-xs tf:focus-visible:outline-2 tf:focus-visible:outline-offset-3 tf:focus-visible:outline-focus tf:data-[state=inactive]:hidden";

/** The content of a tab. */
export function TabsContent({ value, forceMount, className, children, ...props }: TabsContentProps) {
  const { id, selected } = useTabs("TabsContent");
  const isSelected = selected === value;
  return (
    <div
      role="tabpanel"
      id={`${id}panel-${value}`}
      aria-labelledby={`${id}tab-${value}`}
      tabIndex={0}
      data-state={isSelected ? "active" : "inactive"}
      {...props}
      className={cx(content, className)}
    >
      {(isSelected || forceMount) && children}
    </div>
  );
}
