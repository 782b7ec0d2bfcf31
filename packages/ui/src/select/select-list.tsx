import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import * as Primitive from "radix-ui/select";
import type { ReactNode } from "react";

type SelectListProps = {
  themeProps: object;
  dir: "ltr" | "rtl" | undefined;
  side: "top" | "bottom" | undefined;
  children: ReactNode;
};

const edge = "tf:flex tf:h-7 tf:cursor-default tf:items-center tf:justify-center tf:text-fg-2";

/** The list that floats beside the button: at least as wide, as high as there is room, at most 20rem. */
export function SelectList({ themeProps, dir, side, children }: SelectListProps) {
  return (
    <Primitive.Portal>
      <Primitive.Content
        {...themeProps}
        dir={dir}
        position="popper"
        side={side ?? "bottom"}
        align="start"
        // If the whole list does not fit, Radix flips it to the other side, over the label. It may do so while the side
        // is unknown.
        avoidCollisions={side === undefined}
        sideOffset={6}
        collisionPadding={12}
        className="tf:z-50 tf:max-h-[min(20rem,var(--radix-select-content-available-height))] tf:max-w-(--radix-select-content-available-width) tf:min-w-(--radix-select-trigger-width) tf:overflow-hidden tf:rounded-md tf:border tf:border-line tf:bg-surface-2 tf:font-sans tf:text-fg tf:shadow-pop"
      >
        <Primitive.ScrollUpButton className={edge}>
          <ChevronUp aria-hidden strokeWidth={1.75} className="tf:size-4" />
        </Primitive.ScrollUpButton>
        <Primitive.Viewport className="tf:p-1.5">{children}</Primitive.Viewport>
        <Primitive.ScrollDownButton className={edge}>
          <ChevronDown aria-hidden strokeWidth={1.75} className="tf:size-4" />
        </Primitive.ScrollDownButton>
      </Primitive.Content>
    </Primitive.Portal>
  );
}
