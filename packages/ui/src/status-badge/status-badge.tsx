import { cx } from "class-variance-authority";
import LoaderCircle from "lucide-react/icons/loader-circle";
import Wifi from "lucide-react/icons/wifi";
import WifiOff from "lucide-react/icons/wifi-off";
import { Badge, type BadgeProps } from "../badge/badge.tsx";
import { defineLook } from "../internal/variants.ts";

const statusLook = defineLook(
  "StatusBadge",
  "",
  { status: { connected: "", connecting: "", disconnected: "", online: "", error: "", maintenance: "" } },
  { status: "disconnected" },
);

type State = { variant: NonNullable<BadgeProps["variant"]>; words: string; icon?: typeof Wifi; turning?: boolean };

const disconnected: State = { variant: "destructive", words: "Disconnected", icon: WifiOff };

const states: Record<string, State> = {
  connected: { variant: "success", words: "Connected", icon: Wifi },
  connecting: { variant: "warning", words: "Connecting...", icon: LoaderCircle, turning: true },
  disconnected,
  online: { variant: "success", words: "Online" },
  error: { variant: "destructive", words: "Error" },
  maintenance: { variant: "warning", words: "Maintenance" },
};

export type StatusBadgeProps = Omit<BadgeProps, "variant" | "dot"> & {
  /** Of a connection: connected, connecting, disconnected, with an icon. Of an assistant: online, error, maintenance, with a square. */
  status: "connected" | "connecting" | "disconnected" | "online" | "error" | "maintenance";
};

/**
 * The status of a connection or an assistant, as color, sign and text. The children replace the English text. Screen
 * readers announce changes, so keep the badge in the page and change its `status`.
 */
export function StatusBadge({ status, className, children, ...props }: StatusBadgeProps) {
  const look = statusLook({ status }, className);
  const { variant, words, icon: Icon, turning } = states[look["data-status"] ?? ""] ?? disconnected;
  return (
    <Badge role="status" {...props} {...look} variant={variant} dot={Icon === undefined}>
      {Icon !== undefined && (
        <Icon strokeWidth={1.75} aria-hidden className={cx("tf:block", turning && "tf:motion-safe:animate-turn")} />
      )}
      <span className="tf:contents">{children ?? words}</span>
    </Badge>
  );
}
