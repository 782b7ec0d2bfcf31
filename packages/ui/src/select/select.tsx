"use client";
import { cx } from "class-variance-authority";
import ChevronDown from "lucide-react/icons/chevron-down";
import * as Primitive from "radix-ui/select";
import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import { focusSeenControl } from "../internal/field-choice.ts";
import { useFieldControl } from "../internal/field-context.ts";
import { fieldLook } from "../internal/field-look.ts";
import { listSide } from "../internal/floating.ts";
import { usePortalTheme } from "../internal/portal-theme.tsx";
import { useSharedRef } from "../internal/shared-ref.ts";
import { SelectItem } from "./select-item.tsx";
import { SelectList } from "./select-list.tsx";

export { SelectItem, type SelectItemProps } from "./select-item.tsx";

export type SelectOption = { value: string; label: string; disabled?: boolean };

type NativeButton = Omit<
  ComponentProps<"button">,
  "value" | "defaultValue" | "onChange" | "type" | "role" | "children" | "autoComplete"
>;

export type SelectProps = NativeButton & {
  /** The options, in this order. */
  options?: readonly SelectOption[];
  /** `SelectItem`s, for choices that are more than text; they follow the options. */
  children?: ReactNode;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** The initial choice, if uncontrolled. */
  value?: string;
  /** Chosen at first, when it holds its state itself. */
  defaultValue?: string;
  /** Called with the choice; "" is none. */
  onValueChange?: (value: string) => void;
  /** The name of the choice in the surrounding form. */
  name?: string;
  /** Whether one must be chosen. A Field's `required` has the same effect. */
  required?: boolean;
  /** Prevents choosing. */
  disabled?: boolean;
  /** Whether the list is open, if controlled. */
  open?: boolean;
  /** Whether the list is open at first. */
  defaultOpen?: boolean;
  /** Called with the requested state. */
  onOpenChange?: (open: boolean) => void;
  /** The browser's autofill hint, for example `country`. */
  autoComplete?: string;
};

/**
 * One choice of many. For up to five that should be visible at once, use a RadioGroup. Arrow keys, Home, End and typing
 * the first letters find a choice (ARIA practices: select-only combobox). Native props, `ref` and `className` apply to
 * the button; the list takes its theme and writing direction from the button's surroundings.
 */
export function Select({
  options = none,
  children,
  placeholder,
  value,
  defaultValue = "",
  onValueChange,
  name,
  form,
  required,
  disabled,
  open,
  defaultOpen,
  onOpenChange,
  autoComplete,
  className,
  ref,
  ...props
}: SelectProps) {
  const { required: needed, ...wiring } = useFieldControl({ ...props, required });
  const { marker, themeProps, dir } = usePortalTheme();
  const [own, setOwn] = useState(defaultValue);
  const [side, setSide] = useState<"top" | "bottom">();
  const trigger = useRef<HTMLButtonElement>(null);
  const sharedRef = useSharedRef(trigger, ref);
  const ask = (next: boolean) => {
    if (next && trigger.current) setSide(listSide(trigger.current));
    onOpenChange?.(next);
  };
  const chosen = value ?? own;
  const choose = (next: string | undefined) => {
    setOwn(next ?? "");
    onValueChange?.(next ?? "");
  };
  // Radix learns a choice's text only once it is in the page; this way the server knows it, too.
  const label = options.find((option) => option.value === chosen)?.label;
  return (
    <span className="tf:contents" onFocus={focusSeenControl}>
      <Primitive.Root
        {...{ name, form, disabled, open, defaultOpen, autoComplete, dir }}
        onOpenChange={ask}
        required={needed}
        value={chosen}
        onValueChange={choose}
      >
        {/* Inherits its direction; Radix would write "ltr" until the surroundings are known. */}
        <Primitive.Trigger
          dir={undefined}
          {...props}
          {...wiring}
          ref={sharedRef}
          className={cx(triggerLook, fieldLook, className)}
        >
          <span className="tf:min-w-0 tf:truncate">
            <Primitive.Value placeholder={placeholder}>{label}</Primitive.Value>
          </span>
          <ChevronDown
            aria-hidden
            strokeWidth={1.75}
            className="tf:size-4 tf:shrink-0 tf:text-fg-2 tf:forced-colors:text-inherit"
          />
        </Primitive.Trigger>
        <SelectList themeProps={themeProps} dir={dir} side={side}>
          {options.map((option) => (
            <SelectItem key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </SelectItem>
          ))}
          {children}
        </SelectList>
      </Primitive.Root>
      {marker}
    </span>
  );
}

const none: readonly SelectOption[] = [];

const triggerLook =
  "tf:flex tf:min-h-11 tf:cursor-pointer tf:items-center tf:justify-between tf:gap-2.5 tf:data-placeholder:text-fg-3";
