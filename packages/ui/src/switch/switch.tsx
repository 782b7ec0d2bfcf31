"use client";
import { cx } from "class-variance-authority";
import { type ComponentProps, useId } from "react";

// The browser reports whether it is checked; `aria-checked` would repeat it.
const nativeSwitch = { type: "checkbox", role: "switch" } as const;

export type SwitchProps = Omit<ComponentProps<"input">, "type" | "size" | "role"> & {
  /** Called with the requested state. */
  onCheckedChange?: (checked: boolean) => void;
};

/**
 * A setting that is on or off and takes effect when pressed. Its label is its children: the whole row can be pressed.
 * `className` applies to the row, all other props and `ref` to the input, which is submitted with its form.
 */
export function Switch({ className, children, id: givenId, onChange, onCheckedChange, ...props }: SwitchProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div
      className={cx(
        "tf:relative tf:flex tf:min-h-8 tf:w-fit tf:max-w-full tf:items-start tf:gap-3 tf:py-1 tf:text-[1rem] tf:leading-normal tf:text-fg tf:has-disabled:text-fg-3 tf:pointer-coarse:min-h-11 tf:pointer-coarse:py-2.5",
        className,
      )}
    >
      <input
        {...props}
        id={id}
        {...nativeSwitch}
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.currentTarget.checked);
        }}
        className={cx(
          "tf:relative tf:mt-px tf:h-6 tf:w-10 tf:shrink-0 tf:cursor-pointer tf:appearance-none tf:rounded-sm tf:border tf:border-line-strong tf:bg-canvas tf:transition-[background-color,border-color] tf:duration-120",
          "tf:before:absolute tf:before:start-[3px] tf:before:top-[3px] tf:before:size-4 tf:before:rounded-xs tf:before:bg-fg-2 tf:before:content-[''] tf:motion-safe:before:transition-[translate] tf:motion-safe:before:duration-120",
          "tf:checked:border-link tf:checked:bg-tang tf:checked:before:translate-x-4 tf:checked:before:bg-on-tang tf:rtl:checked:before:-translate-x-4",
          "tf:focus-visible:outline-2 tf:focus-visible:outline-offset-3 tf:focus-visible:outline-focus",
          "tf:disabled:cursor-not-allowed tf:disabled:border-line tf:disabled:bg-surface-2 tf:disabled:before:bg-fg-3",
          "tf:forced-colors:before:bg-[CanvasText] tf:forced-colors:before:forced-color-adjust-none tf:forced-colors:checked:bg-[Highlight] tf:forced-colors:checked:forced-color-adjust-none",
        )}
      />
      {children !== undefined && (
        <label
          htmlFor={id}
          className="tf:min-w-0 tf:cursor-pointer tf:[overflow-wrap:anywhere] tf:after:absolute tf:after:inset-0 tf:after:content-['']"
        >
          {children}
        </label>
      )}
    </div>
  );
}
