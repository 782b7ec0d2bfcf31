"use client";
import { cx } from "class-variance-authority";
import Check from "lucide-react/icons/check";
import Plus from "lucide-react/icons/plus";
import { type ComponentProps, type KeyboardEvent, type ReactNode, type RefObject, useEffect, useState } from "react";
import { overlayMotion } from "../dialog/scrim.ts";
import { findOptions } from "./find-options.ts";
import { useFloatingPanel } from "./floating-panel.tsx";
import { isComposing } from "./is-composing.ts";
import { useLayer } from "./layers.ts";
import { type ListOption, OptionList, useActiveOption } from "./option-list.tsx";

/** In the page's language. */
export type ComboboxWords = {
  /** The name of the list. */
  list?: string;
  none?: (query: string) => string;
  loading?: string;
  /** Read out as the list changes. */
  count?: (count: number) => string;
  create?: (text: string) => string;
};

export type ComboboxListProps = {
  /** The options, in this order; while the user types, the best match comes first. */
  options: readonly ListOption[];
  /**
   * Called with the query, for options that are found elsewhere: they are then shown as they are, not searched again.
   */
  onQueryChange?: (query: string) => void;
  /**
   * More options are loading. If they are found elsewhere, it must be set from the keystroke on: until they arrive,
   * none is lit automatically, and Enter chooses none.
   */
  loading?: boolean;
  /** Offers the typed text as a new choice. Add it to the options and to the chosen values. */
  onCreate?: (text: string) => void;
  /** In the page's language. */
  words?: ComboboxWords;
};

type Chosen = {
  isChosen: (option: ListOption) => boolean;
  onChoose: (option: ListOption) => void;
  /** Several options can be chosen: the list stays open. */
  multiple: boolean;
  /** Called with the field's text when the field is left or the list closes. */
  onLeave: (query: string) => void;
};

const check = <Check aria-hidden strokeWidth={1.75} className="tf:text-link!" />;

/** The value of the option that creates a new one. No option of a host begins with it. */
const creates = "\u0000create";

type Given = ComboboxListProps & Pick<ComponentProps<"input">, "readOnly">;

/** A text field that controls a list of options. Focus stays in the field. A read-only field opens no list. */
export function useCombobox(given: Given, { isChosen, onChoose, multiple, onLeave }: Chosen) {
  const { options, onQueryChange, loading = false, onCreate, words, readOnly } = given;
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState<string>();
  const typed = query?.trim() ?? "";
  const isFound = onQueryChange !== undefined;
  const shown = offer({ options, isFound, typed, canCreate: onCreate !== undefined, words });
  const active = useActiveOption(shown, (usable) => {
    // Options for the previous text, while others are loading.
    if (typed) return isFound && loading ? undefined : usable[0];
    return multiple ? undefined : usable.find(isChosen);
  });
  const reset = () => {
    setQuery(undefined);
    active.light(undefined);
    if (query) onQueryChange?.("");
  };
  const close = () => {
    if (query !== undefined) onLeave(typed);
    setOpen(false);
    reset();
  };
  const choose = (option: ListOption) => {
    if (option.value === creates) onCreate?.(typed);
    else onChoose(option);
    if (!multiple) setOpen(false);
    reset();
  };
  return {
    open,
    query,
    shown,
    active,
    loading,
    words,
    typed,
    multiple,
    isChosen,
    markOf: (option: ListOption) => isChosen(option) && check,
    choose,
    close,
    reset: () => {
      setOpen(false);
      reset();
    },
    show: () => setOpen(readOnly !== true),
    search: (text: string) => {
      setOpen(true);
      setQuery(text);
      active.light(undefined);
      onQueryChange?.(text);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (isComposing(event.nativeEvent) || readOnly) return;
      const isArrow = event.key === "ArrowDown" || event.key === "ArrowUp";
      const isEnter = event.key === "Enter" && open;
      // Text without a match is not a choice, so Enter must not submit the form with it.
      if (!isArrow && !(isEnter && (active.option ?? typed))) return;
      event.preventDefault();
      if (isEnter) {
        if (active.option) choose(active.option);
      } else {
        // The chosen option is lit as the list opens.
        if (open || active.option === undefined) active.step(event.key);
        setOpen(true);
      }
    },
  };
}

type Offer = {
  options: readonly ListOption[];
  words: ComboboxWords | undefined;
  isFound: boolean;
  typed: string;
  canCreate: boolean;
};

function offer({ options, isFound, typed, canCreate, words }: Offer): readonly ListOption[] {
  const found = isFound ? options : findOptions(options, typed);
  const exists = options.some(({ label }) => label.toLowerCase() === typed.toLowerCase());
  if (!canCreate || typed === "" || exists) return found;
  const label = words?.create?.(typed) ?? `Create “${typed}”`;
  return [...found, { value: creates, label, icon: <Plus aria-hidden strokeWidth={1.75} /> }];
}

/**
 * The names of current and former choices, as their options named them: a search removes options.
 *
 * @returns a function that returns a value's name, and one that stores the names of options being chosen
 */
export function useChosenNames(options: readonly ListOption[], chosen: readonly string[]) {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const keep = (...known: readonly ListOption[]) =>
    setNames(new Map([...names, ...known.map(({ value, label }) => [value, label] as const)]));
  const news = chosen.flatMap((one) => options.find(({ value }) => value === one) ?? []);
  if (news.some(({ value, label }) => names.get(value) !== label)) keep(...news);
  return [(value: string) => names.get(value), keep] as const;
}

export type ComboboxState = ReturnType<typeof useCombobox>;

/** The ARIA attributes of a combobox's field. */
export function comboboxAttributes({ open, shown, active }: ComboboxState) {
  const hasList = open && shown.length > 0;
  return {
    type: "text",
    role: "combobox",
    "aria-expanded": hasList,
    "aria-controls": hasList ? active.listId : undefined,
    "aria-activedescendant": open ? active.optionId : undefined,
    "aria-autocomplete": "list",
    autoComplete: "off",
    autoCapitalize: "off",
    spellCheck: false,
  } as const satisfies ComponentProps<"input">;
}

/** The list below the field, or the message in its place. */
export function ComboboxPanel({ state, field }: { state: ComboboxState; field: RefObject<HTMLElement | null> }) {
  const { open, close, shown, active, multiple, loading, typed, words } = state;
  const { panel, attributes, draw } = useFloatingPanel(open, {
    anchor: () => field.current,
    placement: { gap: 6, asWide: true },
    ref: undefined,
    content: `${shown.length} ${loading} ${typed}`,
  });
  // Once its height is set.
  useEffect(() => {
    const first = panel?.querySelector("[data-lit]") ?? panel?.querySelector('[aria-selected="true"]');
    // jsdom does not implement scrolling.
    first?.scrollIntoView?.({ block: "nearest" });
  }, [panel]);
  useLayer(open, {
    inside: (target) => field.current?.contains(target) === true || panel?.contains(target) === true,
    onEscape: close,
    onPressOutside: close,
  });
  return draw(
    <div
      {...attributes}
      className={cx(
        "tf:z-50 tf:flex tf:max-w-[calc(100vw-16px)] tf:flex-col tf:overflow-hidden tf:rounded-md tf:border tf:border-line tf:bg-surface-2 tf:font-sans tf:text-fg tf:shadow-pop tf:[--tf-overlay-y:-4px]",
        overlayMotion,
      )}
    >
      {shown.length > 0 && (
        <OptionList
          aria-label={words?.list ?? "Options"}
          aria-multiselectable={multiple ? true : undefined}
          groups={[{ options: shown }]}
          active={active}
          isSelected={state.isChosen}
          endOf={state.markOf}
          onSelect={state.choose}
          className="tf:max-h-80 tf:min-h-0 tf:overflow-y-auto tf:overscroll-contain tf:p-1.5 tf:outline-none"
        />
      )}
      <Outcome state={state} />
    </div>,
  );
}

/** Visible while there are no options to show; otherwise only read out. */
function Outcome({ state: { shown, loading, typed, words } }: { state: ComboboxState }): ReactNode {
  const count = shown.length;
  const told = words?.count?.(count) ?? (count === 1 ? "1 option" : `${count} options`);
  const missing = words?.none?.(typed) ?? (typed ? `Nothing found for “${typed}”.` : "Nothing to choose from.");
  return (
    <div
      role="status"
      className={cx(count > 0 && !loading ? "tf:sr-only" : "tf:px-4.5 tf:py-3 tf:text-ui tf:text-fg-2")}
    >
      {loading ? (words?.loading ?? "Searching") : count > 0 ? told : missing}
    </div>
  );
}
