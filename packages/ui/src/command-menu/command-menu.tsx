"use client";
import { cx } from "class-variance-authority";
import Search from "lucide-react/icons/search";
import { type KeyboardEvent, type ReactNode, useEffect, useState } from "react";
import { overlayMotion, scrim } from "../dialog/scrim.ts";
import { bestRank, findOptions } from "../internal/find-options.ts";
import { isComposing } from "../internal/is-composing.ts";
import { useLatest } from "../internal/layers.ts";
import { Modal, ModalCross, ModalPanel, type ModalProps, useModalState } from "../internal/modal-parts.tsx";
import { type ListOption, OptionList, useActiveOption } from "../internal/option-list.tsx";
import { Kbd } from "../kbd/kbd.tsx";

export type Command = ListOption & {
  /** The keys that run it without the menu: `["Ctrl", "E"]`. They are only shown; the app listens for them. */
  shortcut?: readonly string[];
  /** Runs the command. By then the menu is closed and focus is returning. */
  onSelect: () => void;
};

export type CommandGroup = {
  /** The subject its commands share, in a word or two. */
  label: string;
  commands: readonly Command[];
  /**
   * Its commands were found elsewhere for the query, for example by a server: they are shown as they are, not searched
   * again.
   */
  found?: boolean;
};

export type CommandMenuWords = {
  none?: (query: string) => string;
  loading?: string;
  /** Read out as the list changes. */
  count?: (count: number) => string;
  close?: string;
};

export type CommandMenuProps = Omit<ModalProps, "children"> & {
  /** The name of the menu and its field. */
  label: string;
  /** An example query. */
  placeholder?: string;
  /** The available commands, in this order; while the user types, the best match comes first. */
  groups: readonly CommandGroup[];
  /** Called with the query, for groups that are found elsewhere; with "" when the menu closes. */
  onQueryChange?: (query: string) => void;
  /**
   * More results are loading. Must be set from the keystroke on: until they arrive, nothing found elsewhere is lit
   * automatically, and Enter chooses none of it.
   */
  loading?: boolean;
  /** In the page's language. */
  words?: CommandMenuWords;
  className?: string;
};

/**
 * Everything that an application can do or go to, found by typing: it opens over the page, the best match is lit, Enter
 * runs it. Open it with a key of the app's, and with a button too: not everyone knows the key.
 *
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ in a modal dialog
 */
export function CommandMenu(props: CommandMenuProps) {
  const { label, placeholder, groups, onQueryChange, loading, words, className, ...state } = props;
  return (
    <Modal {...state}>
      <ModalPanel
        component="CommandMenu"
        startAt="control"
        dismissible
        scrimClassName={scrim}
        aria-labelledby={undefined}
        aria-label={label}
        className={cx(
          "tf:fixed tf:inset-x-0 tf:top-2 tf:z-50 tf:mx-auto tf:flex tf:max-h-[min(34rem,calc(100dvh-16px))] tf:w-[min(40rem,calc(100%-16px))] tf:flex-col tf:md:top-[12dvh] tf:md:max-h-[min(34rem,76dvh)]",
          "tf:overflow-hidden tf:rounded-lg tf:border tf:border-line tf:bg-surface-2 tf:text-body tf:text-fg tf:shadow-pop tf:outline-none tf:[--tf-overlay-y:-8px]",
          overlayMotion,
          className,
        )}
      >
        <Commands {...{ label, placeholder, groups, onQueryChange, loading, words }} />
      </ModalPanel>
    </Modal>
  );
}

type CommandsProps = {
  [Name in Exclude<keyof CommandMenuProps, keyof ModalProps | "className">]: CommandMenuProps[Name];
};

function Commands({ label, placeholder, groups, onQueryChange, loading = false, words }: CommandsProps) {
  const { ask, open } = useModalState("CommandMenu");
  const tell = useLatest(onQueryChange);
  // However it is closed, even by its parent.
  useEffect(() => (open ? () => tell.current?.("") : undefined), [open, tell]);
  useToastsBelow();
  const [query, setQuery] = useState("");
  const shown = search(groups, query);
  const commands = shown.flatMap(({ options }) => options);
  // Enter must not choose a result that was found for the previous text.
  const sure = shown.flatMap(({ options, found }) => (found && loading ? [] : options));
  const active = useActiveOption(commands, (usable) => usable.find((command) => sure.includes(command)));
  const select = (command: Command) => {
    ask(false);
    command.onSelect();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || !["ArrowDown", "ArrowUp", "Enter"].includes(event.key)) return;
    event.preventDefault();
    if (event.key !== "Enter") active.step(event.key);
    else if (active.option) select(active.option);
  };
  return (
    <>
      <div className="tf:flex tf:shrink-0 tf:items-center tf:gap-3 tf:border-b tf:border-line tf:py-2 tf:ps-4 tf:pe-2">
        <Search aria-hidden strokeWidth={1.75} className="tf:size-5 tf:shrink-0 tf:text-fg-3" />
        <input
          type="text"
          role="combobox"
          aria-label={label}
          aria-expanded={commands.length > 0}
          aria-controls={commands.length > 0 ? active.listId : undefined}
          aria-activedescendant={active.optionId}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={placeholder}
          value={query}
          onChange={({ currentTarget: { value } }) => {
            setQuery(value);
            active.light(undefined);
            onQueryChange?.(value);
          }}
          onKeyDown={onKeyDown}
          className="tf:min-w-0 tf:flex-1 tf:bg-transparent tf:py-2 tf:text-[1rem] tf:leading-normal tf:text-fg tf:outline-none tf:placeholder:text-fg-3 tf:placeholder:opacity-100"
        />
        <ModalCross component="CommandMenu" label={words?.close ?? "Close"} />
      </div>
      {commands.length > 0 && (
        <OptionList
          aria-label={label}
          groups={shown}
          active={active}
          isSelected={(command) => command === active.option}
          endOf={shortcutOf}
          onSelect={select}
          className="tf:min-h-0 tf:overflow-y-auto tf:overscroll-contain tf:p-2"
        />
      )}
      <Outcome query={query} count={commands.length} loading={loading} words={words} />
    </>
  );
}

/** The menu covers the place of toasts, so they move to the other end of the page meanwhile. */
function useToastsBelow(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset["tfToasts"] = "below";
    return () => void delete dataset["tfToasts"];
  }, []);
}

/** The groups with their matches for the query, the one with the best match first. */
function search(groups: readonly CommandGroup[], query: string) {
  return groups
    .map(({ label, commands, found = false }) => ({
      label,
      found,
      options: found ? commands : findOptions(commands, query),
    }))
    .filter(({ options }) => options.length > 0)
    .toSorted((one, other) => bestRank(other.options, query) - bestRank(one.options, query));
}

function shortcutOf({ shortcut }: Command): ReactNode {
  return (
    shortcut && (
      <span aria-hidden className="tf:flex tf:shrink-0 tf:gap-1">
        {shortcut.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </span>
    )
  );
}

type OutcomeProps = { query: string; count: number; loading: boolean; words: CommandMenuWords | undefined };

/** Visible while there are no results to show; otherwise only read out. */
function Outcome({ query, count, loading, words }: OutcomeProps) {
  const {
    none = (text: string) => `Nothing found for “${text}”.`,
    loading: wait = "Searching",
    count: tell = (some: number) => (some === 1 ? "1 result" : `${some} results`),
  }: CommandMenuWords = words ?? {};
  return (
    <div
      role="status"
      className={cx(
        count > 0 && !loading ? "tf:sr-only" : "tf:shrink-0 tf:px-5 tf:py-3.5 tf:text-ui tf:text-fg-2",
        count > 0 && loading && "tf:border-t tf:border-line",
      )}
    >
      {loading ? wait : count > 0 ? tell(count) : none(query)}
    </div>
  );
}
