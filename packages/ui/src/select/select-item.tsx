import { cx } from "class-variance-authority";
import Check from "lucide-react/icons/check";
import * as Primitive from "radix-ui/select";
import type { ComponentProps } from "react";

export type SelectItemProps = Omit<ComponentProps<typeof Primitive.Item>, "asChild"> & {
  /** Must not be "", which means that nothing is chosen. */
  value: string;
  disabled?: boolean | undefined;
  /** The text that typing searches, if the children are more than text. */
  textValue?: string;
};

/** One choice of a Select. When chosen, its children are shown in the button. */
export function SelectItem({ className, children, ...props }: SelectItemProps) {
  return (
    <Primitive.Item
      {...props}
      className={cx(
        "tf:relative tf:flex tf:min-h-10 tf:cursor-pointer tf:items-center tf:rounded-sm tf:py-2 tf:ps-3 tf:pe-10 tf:text-[1rem] tf:leading-normal tf:[overflow-wrap:anywhere] tf:text-fg tf:select-none",
        "tf:outline-0 tf:outline-offset-[-2px] tf:focus-visible:outline-2 tf:focus-visible:outline-focus tf:pointer-coarse:min-h-11",
        "tf:data-highlighted:bg-surface-3 tf:forced-colors:data-highlighted:outline-2",
        "tf:data-disabled:cursor-not-allowed tf:data-disabled:text-fg-3 tf:forced-colors:data-disabled:text-[GrayText]",
        className,
      )}
    >
      <Primitive.ItemText>{children}</Primitive.ItemText>
      <Primitive.ItemIndicator className="tf:absolute tf:end-3 tf:text-link">
        <Check aria-hidden strokeWidth={1.75} className="tf:size-5" />
      </Primitive.ItemIndicator>
    </Primitive.Item>
  );
}
