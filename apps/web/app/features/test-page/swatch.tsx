import { useLiveStyle } from "./use-live-style.ts";

const colorOf = ({ backgroundColor }: CSSStyleDeclaration) => backgroundColor;

/** A token's color, its name, and the value that the browser has for it now. */
export function Swatch({ token }: { token: string }) {
  const [sample, value] = useLiveStyle(colorOf);
  return (
    <li className="min-w-0">
      <span
        ref={sample}
        aria-hidden
        className="block h-16 rounded-xs border border-line"
        style={{ backgroundColor: `var(--${token})` }}
      />
      <span className="mt-2 block text-small font-semibold">{token}</span>
      <span className="block min-h-5 max-md:min-h-10 font-mono text-meta break-words text-fg-3">{value}</span>
    </li>
  );
}
