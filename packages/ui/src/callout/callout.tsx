import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ComponentProps, ReactNode } from "react";
import { defineLook } from "../internal/variants.ts";

const calloutLook = defineLook(
  "Callout",
  "tf:flex tf:items-start tf:gap-3 tf:rounded-md tf:border-s-3 tf:px-4 tf:py-3 tf:text-ui tf:text-fg tf:[&>svg]:mt-px tf:[&>svg]:size-5 tf:[&>svg]:shrink-0",
  {
    variant: {
      info: "tf:border-s-info tf:bg-info-wash tf:[&>svg]:text-info",
      success: "tf:border-s-ok tf:bg-ok-wash tf:[&>svg]:text-ok",
      warning: "tf:border-s-warn tf:bg-warn-wash tf:[&>svg]:text-warn",
      destructive: "tf:border-s-bad tf:bg-bad-wash tf:[&>svg]:text-bad",
    },
  },
  { variant: "info" },
);

const drawing = { "aria-hidden": true, strokeWidth: 1.75 } as const;
const icons = new Map([
  ["info", <Info key="icon" {...drawing} />],
  ["success", <CircleCheck key="icon" {...drawing} />],
  ["warning", <TriangleAlert key="icon" {...drawing} />],
  ["destructive", <CircleAlert key="icon" {...drawing} />],
]);

export type CalloutProps = Omit<ComponentProps<"div">, "title"> & {
  /** The subject, in a few words. */
  title?: ReactNode;
  /** The status: sets color and sign. `destructive` is for failures. */
  variant?: "info" | "success" | "warning" | "destructive";
  /** One button or link. */
  action?: ReactNode;
};

/** Important information about the part of the page it is in. It stays; give it `role="status"` if it appears later. */
export function Callout({ title, variant, action, className, children, ...props }: CalloutProps) {
  const look = calloutLook({ variant }, className);
  return (
    <div {...props} {...look}>
      {icons.get(look["data-variant"] ?? "")}
      <div className="tf:min-w-0 tf:flex-1 tf:break-words">
        {title && <p className="tf:font-semibold">{title}</p>}
        {children && <div className="tf:text-pretty tf:text-fg-2">{children}</div>}
        {action && <div className="tf:mt-3">{action}</div>}
      </div>
    </div>
  );
}
