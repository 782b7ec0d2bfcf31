import { cva } from "class-variance-authority";

const base = [
  "group/button relative inline-flex max-w-full cursor-pointer items-center justify-center gap-2.5 rounded-sm border",
  "font-semibold tracking-[-0.006em] whitespace-nowrap transition-[background-color,border-color,color,transform] duration-120",
  "focus-visible:outline-2 focus-visible:outline-offset-3 focus-visible:outline-focus active:translate-y-px",
  "disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-2 disabled:text-fg-3 disabled:active:translate-y-0",
  "data-busy:cursor-progress data-busy:active:translate-y-0",
];

/** The class names of a button; no two of them set the same property. Sizes follow the design: height, horizontal padding, text. */
export const buttonVariants = cva(base, {
  variants: {
    variant: {
      primary: "border-transparent bg-primary text-on-primary hover:bg-primary-hover",
      secondary:
        "border-transparent bg-surface-3 text-fg hover:bg-[color-mix(in_oklch,var(--surface-3),var(--fg)_10%)]",
      outline: "border-line-strong text-fg hover:border-fg hover:bg-fg/6",
      ghost: "border-transparent text-fg-2 hover:bg-fg/6 hover:text-fg",
      destructive:
        "border-transparent bg-bad-solid text-on-bad hover:bg-[color-mix(in_oklch,var(--bad-solid),var(--fg)_10%)]",
      link: "border-transparent text-fg underline decoration-line-strong underline-offset-[5px] hover:decoration-link",
      "ink-outline": "border-on-tang text-on-tang hover:bg-on-tang/8",
      ink: "border-transparent bg-on-tang text-paper hover:bg-on-tang/90",
    },
    size: {
      sm: "h-9 px-3.5 text-[0.875rem] pointer-coarse:min-h-11",
      default: "h-11 px-[18px] text-[0.9375rem]",
      lg: "h-13 px-6 text-[1rem]",
      xl: "h-15 px-[30px] text-[1.0625rem]",
      icon: "size-9 pointer-coarse:size-11",
    },
  },
});
