import type { ComponentProps } from "react";

const tones = {
  default: { front: "fill-fg", back: "fill-mark" },
  "on-tang": { front: "fill-on-tang", back: "fill-paper" },
};

export type LogoMarkProps = ComponentProps<"svg"> & {
  /** `on-tang` is for the mark on a tangerine tile. */
  tone?: "default" | "on-tang";
};

/** A ribbon folded three times into a 3. Decorative: the name stands beside it or on the link around it. */
export function LogoMark({ tone = "default", ...props }: LogoMarkProps) {
  const { front, back } = tones[tone];
  return (
    <svg viewBox="1.84 2 24 28" width={24} height={28} aria-hidden {...props} data-tone={tone}>
      <path className={front} d="M4 3.5H21.12L23.68 9.7H4Z" />
      <path className={front} d="M13 11.62 23.68 22.3 21.12 28.5 13 20.38Z" />
      <path className={back} d="M23.68 9.7 13 20.38V11.62L21.12 3.5Z" />
      <path className={back} d="M21.12 28.5H4V22.3H23.68Z" />
    </svg>
  );
}
