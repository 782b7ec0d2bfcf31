"use client";
import { cx } from "class-variance-authority";
import { type ComponentProps, type ReactNode, useEffect, useId, useState } from "react";
import { stepTo } from "./focusable.ts";

/** One option in a list. */
export type ListOption = {
  /** Unique in the list. */
  value: string;
  /** Its name, which typing searches. */
  label: string;
  /** One line about it. */
  description?: ReactNode;
  /** A lucide icon, shown at 20 px. */
  icon?: ReactNode;
  /** Additional search words, never shown. */
  keywords?: string;
  /** Visible, but not selectable. */
  disabled?: boolean;
};

type Active<Option> = {
  option: Option | undefined;
  /** The ids of the list and of its lit option, for `aria-controls` and `aria-activedescendant`. */
  listId: string;
  optionId: string | undefined;
  /** Lights an option; undefined lights the initial one. */
  light: (option: Option | undefined) => void;
  /** Moves by an arrow key, wrapping around at the ends. */
  step: (key: string) => void;
};

/**
 * The lit option of a list while focus stays in a text field.
 *
 * @param start the option that is lit before the user has moved
 */
export function useActiveOption<Option extends ListOption>(
  options: readonly Option[],
  start: (options: readonly Option[]) => Option | undefined,
): Active<Option> {
  const listId = useId();
  const [lit, setLit] = useState<string>();
  const usable = options.filter(({ disabled }) => disabled !== true);
  const option = usable.find(({ value }) => value === lit) ?? start(usable);
  const optionId = option && idOf(listId, option);
  useEffect(() => {
    // jsdom does not implement scrolling.
    if (optionId !== undefined) document.getElementById(optionId)?.scrollIntoView?.({ block: "nearest" });
  }, [optionId]);
  return {
    option,
    listId,
    optionId,
    light: (next) => setLit(next?.value),
    step: (key) => {
      const next = stepTo(key, usable, option ? usable.indexOf(option) : -1, "column");
      if (next) setLit(next.value);
    },
  };
}

const idOf = (listId: string, { value }: ListOption) => `${listId}-${encodeURIComponent(value)}`;

export type OptionGroup<Option> = { label?: string | undefined; options: readonly Option[] };

type OptionListProps<Option> = Omit<ComponentProps<"div">, "onSelect"> & {
  /** The subject of the options. */
  "aria-label": string;
  groups: readonly OptionGroup<Option>[];
  active: Active<Option>;
  /** Whether an option gets `aria-selected`: the lit one, or the chosen ones. */
  isSelected: (option: Option) => boolean;
  /** The content at the end of an option. */
  endOf: (option: Option) => ReactNode;
  onSelect: (option: Option) => void;
};

/** A listbox controlled by a text field. A press in it leaves focus in the field. */
export function OptionList<Option extends ListOption>(props: OptionListProps<Option>) {
  const { groups, active, isSelected, endOf, onSelect, ...rest } = props;
  // Names are aligned, with or without an icon before them.
  const inset = groups.some(({ options }) => options.some(({ icon }) => icon !== undefined));
  const draw = (option: Option) => (
    <OptionRow
      key={option.value}
      id={idOf(active.listId, option)}
      option={option}
      inset={inset}
      lit={option === active.option}
      selected={isSelected(option)}
      end={endOf(option)}
      onPointerMove={({ pointerType }) => pointerType === "mouse" && !option.disabled && active.light(option)}
      onClick={() => !option.disabled && onSelect(option)}
    />
  );
  return (
    <div role="listbox" id={active.listId} tabIndex={-1} onMouseDown={(event) => event.preventDefault()} {...rest}>
      {groups.map(({ label, options }, index) =>
        label === undefined ? (
          options.map(draw)
        ) : (
          <div
            key={label}
            role="group"
            aria-labelledby={`${active.listId}-group-${index}`}
            className="tf:not-first:mt-2"
          >
            <div id={`${active.listId}-group-${index}`} className="tf:px-3 tf:py-1.5 tf:text-meta tf:text-fg-3">
              {label}
            </div>
            {options.map(draw)}
          </div>
        ),
      )}
    </div>
  );
}

type OptionRowProps = ComponentProps<"div"> & {
  id: string;
  option: ListOption;
  inset: boolean;
  lit: boolean;
  selected: boolean;
  end: ReactNode;
};

function OptionRow({ id, option, inset, lit, selected, end, ...props }: OptionRowProps) {
  const { label, description, icon, disabled = false } = option;
  return (
    <div
      role="option"
      id={id}
      aria-describedby={description ? `${id}-text` : undefined}
      aria-selected={selected}
      aria-disabled={disabled ? true : undefined}
      data-lit={lit ? "" : undefined}
      data-disabled={disabled ? "" : undefined}
      {...props}
      className={cx(
        "tf:flex tf:min-h-10 tf:cursor-pointer tf:scroll-my-2 tf:items-center tf:gap-3 tf:rounded-sm tf:px-3 tf:py-2 tf:text-ui tf:text-fg tf:select-none tf:pointer-coarse:min-h-11",
        "tf:[&>svg]:size-5 tf:[&>svg]:shrink-0 tf:[&>svg]:text-fg-3 tf:data-lit:[&>svg]:text-link",
        "tf:data-lit:bg-surface-3 tf:forced-colors:data-lit:outline-2 tf:forced-colors:data-lit:-outline-offset-2",
        "tf:data-disabled:cursor-not-allowed tf:data-disabled:text-fg-3 tf:forced-colors:data-disabled:text-[GrayText]",
      )}
    >
      {icon ?? (inset && <span className="tf:w-5 tf:shrink-0" />)}
      <span className="tf:min-w-0 tf:flex-1 tf:[overflow-wrap:anywhere]">
        <span className="tf:block tf:font-semibold">{label}</span>
        {description && (
          // Hidden, so that it does not become part of the name; it is read out as the option's description.
          <span aria-hidden id={`${id}-text`} className="tf:block tf:text-small tf:text-fg-3">
            {description}
          </span>
        )}
      </span>
      {end}
    </div>
  );
}
