import type { ComponentProps } from "react";
import { defineLook } from "../internal/variants.ts";

const markLook = defineLook(
  "LogoMark",
  "",
  {
    tone: {
      default: "tf:[--front:var(--fg)] tf:[--back:var(--mark)]",
      "on-tang": "tf:[--front:var(--on-tang)] tf:[--back:var(--paper)]",
    },
  },
  { tone: "default" },
);

export type LogoMarkProps = ComponentProps<"svg"> & {
  /** `on-tang` is for the mark on a tangerine tile. */
  tone?: "default" | "on-tang";
};

/** A ribbon folded three times into a 3. Decorative: the name stands beside it or on the link around it. */
export function LogoMark({ tone, className, ...props }: LogoMarkProps) {
  return (
    <svg viewBox="1.84 2 24 28" width={24} height={28} aria-hidden {...props} {...markLook({ tone }, className)}>
      <path className="tf:fill-(--front)" d="M4 3.5H21.12L23.68 9.7H4Z" />
      <path className="tf:fill-(--front)" d="M13 11.62 23.68 22.3 21.12 28.5 13 20.38Z" />
      <path className="tf:fill-(--back)" d="M23.68 9.7 13 20.38V11.62L21.12 3.5Z" />
      <path className="tf:fill-(--back)" d="M21.12 28.5H4V22.3H23.68Z" />
    </svg>
  );
}
