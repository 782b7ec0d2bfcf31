/** How to read an element's computed style, by the element's `data-live`. */
export const readings = {
  color: ({ backgroundColor }: CSSStyleDeclaration): string => backgroundColor,
  /** Size in px, line height and tracking relative to it, weight. */
  type: ({ fontSize, lineHeight, letterSpacing, fontWeight }: CSSStyleDeclaration): string => {
    const size = Number.parseFloat(fontSize);
    const share = (length: string, digits: number) => (Number.parseFloat(length) / size || 0).toFixed(digits);
    return `${round(size)} px, line ${share(lineHeight, 2)}, tracking ${share(letterSpacing, 3)}, weight ${fontWeight}`;
  },
} as const;

export type Reading = keyof typeof readings;

const round = (value: number) => Math.round(value * 10) / 10;

const listeners = new Set<() => void>();
let stopWatching: (() => void) | undefined;

/** Calls the listener whenever the page may look different: another theme or width, or other stylesheets. */
export function onStyleChange(listener: () => void): () => void {
  listeners.add(listener);
  stopWatching ??= watch();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopWatching?.();
    stopWatching = undefined;
  };
}

function watch(): () => void {
  const onChange = () => {
    for (const listener of listeners) listener();
  };
  const system = matchMedia("(prefers-color-scheme: dark)");
  system.addEventListener("change", onChange);
  addEventListener("resize", onChange);
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  observer.observe(document.head, { childList: true });
  return () => {
    system.removeEventListener("change", onChange);
    removeEventListener("resize", onChange);
    observer.disconnect();
  };
}
