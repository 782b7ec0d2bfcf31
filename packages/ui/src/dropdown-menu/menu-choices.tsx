"use client";
import { cx } from "class-variance-authority";
import Check from "lucide-react/icons/check";
import { type ComponentProps, createContext, type ReactNode, use, useMemo } from "react";
import { DropdownMenuItem, type MenuItemProps } from "./menu-items.tsx";

type ChoiceProps = Omit<MenuItemProps, "icon" | "asChild">;

export type DropdownMenuCheckboxItemProps = ChoiceProps & {
  /** Whether it is on. The parent holds this state: the menu loses its contents' state when it closes. */
  checked: boolean;
  /** Called with the requested state. */
  onCheckedChange: (checked: boolean) => void;
};

/** An option that is on or off. The menu stays open, so that several can be changed. */
export function DropdownMenuCheckboxItem({
  checked,
  onCheckedChange,
  onSelect,
  ...props
}: DropdownMenuCheckboxItemProps) {
  return (
    <DropdownMenuItem
      role="menuitemcheckbox"
      aria-checked={checked}
      {...props}
      icon={<Mark>{checked && <Check aria-hidden strokeWidth={1.75} className="tf:size-5" />}</Mark>}
      onSelect={(event) => {
        onSelect?.(event);
        event.preventDefault();
        onCheckedChange(!checked);
      }}
    />
  );
}

type Choice = { value: string; choose: (value: string) => void };

const ChoiceContext = createContext<Choice | undefined>(undefined);

export type DropdownMenuRadioGroupProps = ComponentProps<"div"> & {
  /** The chosen value. The parent holds this state: the menu loses its contents' state when it closes. */
  value: string;
  onValueChange: (value: string) => void;
};

/**
 * A choice of one among several. Name it with `aria-label`, or with `aria-labelledby` and a `DropdownMenuLabel` in it.
 */
export function DropdownMenuRadioGroup({ value, onValueChange, className, ...props }: DropdownMenuRadioGroupProps) {
  const choice = useMemo(() => ({ value, choose: onValueChange }), [value, onValueChange]);
  return (
    <ChoiceContext value={choice}>
      <div role="group" {...props} className={cx("tf:block", className)} />
    </ChoiceContext>
  );
}

export type DropdownMenuRadioItemProps = ChoiceProps & { value: string };

/** One choice. The menu closes; `event.preventDefault()` in `onSelect` keeps it open. */
export function DropdownMenuRadioItem({ value, onSelect, ...props }: DropdownMenuRadioItemProps) {
  const group = use(ChoiceContext);
  const chosen = group?.value === value;
  return (
    <DropdownMenuItem
      role="menuitemradio"
      aria-checked={chosen}
      {...props}
      icon={
        <Mark>
          {chosen && <span className="tf:size-2 tf:rounded-full tf:bg-current tf:forced-colors:bg-[CanvasText]" />}
        </Mark>
      }
      onSelect={(event) => {
        onSelect?.(event);
        group?.choose(value);
      }}
    />
  );
}

/** Reserves space for a mark even if there is none, so that names are aligned. */
function Mark({ children }: { children: ReactNode }) {
  return (
    <span className="tf:mt-px tf:grid tf:size-5 tf:shrink-0 tf:place-items-center tf:text-link tf:forced-colors:text-inherit">
      {children}
    </span>
  );
}
