import { defineLook } from "../internal/variants.ts";

const base = [
  "group/button tf:relative tf:inline-flex tf:max-w-full tf:shrink-0 tf:cursor-pointer tf:items-center tf:justify-center tf:gap-2.5 tf:rounded-sm tf:border",
  "tf:text-center tf:leading-tight tf:font-semibold tf:tracking-[-0.006em] tf:transition-[background-color,border-color,color,translate] tf:duration-120",
  "tf:focus-visible:outline-2 tf:focus-visible:outline-offset-3 tf:focus-visible:outline-focus tf:motion-safe:not-disabled:not-aria-disabled:active:translate-y-px",
  "tf:disabled:cursor-not-allowed tf:disabled:text-fg-3 tf:disabled:forced-colors:border-[GrayText] tf:disabled:forced-colors:text-[GrayText]",
  "tf:aria-busy:cursor-progress",
];

const disabledGround = "tf:disabled:border-line tf:disabled:bg-surface-2";

/**
 * The look of a button; no two of its class names set the same property. Sizes follow the design: height, padding,
 * text; wrapped text makes it taller.
 */
export const buttonLook = defineLook(
  "Button",
  base,
  {
    variant: {
      primary: ["tf:border-transparent tf:bg-primary tf:text-on-primary tf:hover:bg-primary-hover", disabledGround],
      secondary: [
        "tf:border-transparent tf:bg-surface-3 tf:text-fg tf:hover:bg-[color-mix(in_oklch,var(--tf-surface-3),var(--tf-fg)_10%)]",
        disabledGround,
      ],
      outline: [
        "tf:border-line-strong tf:bg-transparent tf:text-fg tf:hover:border-fg tf:hover:bg-fg/6",
        disabledGround,
      ],
      ghost:
        "tf:border-transparent tf:bg-transparent tf:text-fg-2 tf:hover:bg-fg/6 tf:hover:text-fg tf:disabled:bg-transparent",
      destructive: [
        "tf:border-transparent tf:bg-bad-solid tf:text-on-bad tf:hover:bg-[color-mix(in_oklab,var(--tf-bad-solid),var(--tf-on-paper)_14%)]",
        disabledGround,
      ],
      link: "tf:border-transparent tf:bg-transparent tf:text-fg tf:underline tf:decoration-line-strong tf:underline-offset-[5px] tf:hover:decoration-link",
      "ink-outline": ["tf:border-on-tang tf:bg-transparent tf:text-on-tang tf:hover:bg-on-tang/8", disabledGround],
      ink: ["tf:border-transparent tf:bg-on-tang tf:text-paper tf:hover:bg-on-tang/90", disabledGround],
    },
    size: {
      sm: "tf:min-h-9 tf:px-3.5 tf:py-1.5 tf:text-[0.875rem] tf:pointer-coarse:min-h-11",
      default: "tf:min-h-11 tf:px-4.5 tf:py-2 tf:text-[0.9375rem]",
      lg: "tf:min-h-13 tf:px-6 tf:py-2.5 tf:text-[1rem]",
      xl: "tf:min-h-15 tf:px-7.5 tf:py-3 tf:text-[1.0625rem]",
      icon: "tf:size-9 tf:pointer-coarse:size-11",
    },
  },
  { variant: "primary", size: "default" },
);
