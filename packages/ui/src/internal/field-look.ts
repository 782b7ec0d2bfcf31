/**
 * A control that gets focus scrolls into view with its label, a line of help and its error. In a textarea Chromium
 * considers only the caret; there a scrolling parent's `scroll-padding` counts.
 */
export const withItsWords = "tf:scroll-mt-[4rem] tf:scroll-mb-[3rem]";

/** The sheet of a control for text: Input, Textarea, and the trigger of a Select. The component sets its height. */
export const fieldLook = [
  withItsWords,
  "tf:w-full tf:min-w-0 tf:rounded-sm tf:border tf:border-line-strong tf:bg-canvas tf:px-3.5 tf:py-2.25",
  "tf:text-start tf:text-[1rem] tf:leading-normal tf:font-normal tf:tracking-normal tf:text-fg",
  "tf:transition-[border-color,background-color] tf:duration-120",
  "tf:placeholder:text-fg-3 tf:placeholder:opacity-100 tf:hover:border-fg-2",
  "tf:focus-visible:border-focus tf:focus-visible:outline-2 tf:focus-visible:outline-offset-0 tf:focus-visible:outline-focus",
  "tf:disabled:cursor-not-allowed tf:disabled:border-line tf:disabled:bg-surface-2 tf:disabled:text-fg-3 tf:disabled:opacity-100",
  "tf:aria-invalid:border-bad tf:aria-invalid:inset-ring tf:aria-invalid:inset-ring-bad",
];

/** For controls that visitors type into: the read-only and autofill states. */
export const typedLook = [
  "tf:[&[readonly]]:bg-sunken tf:[&[readonly]]:text-fg-2",
  "tf:autofill:shadow-[inset_0_0_0_5rem_var(--tf-surface-2)] tf:autofill:[-webkit-text-fill-color:var(--tf-fg)]",
];
