import type { textStyles } from "./text-styles.ts";
import { useLiveStyle } from "./use-live-style.ts";

/** Size in px, line height and tracking as shares of it, weight. */
function measuresOf({ fontSize, lineHeight, letterSpacing, fontWeight }: CSSStyleDeclaration): string {
  const size = Number.parseFloat(fontSize);
  const share = (length: string, digits: number) => (Number.parseFloat(length) / size || 0).toFixed(digits);
  return `${round(size)} px, line ${share(lineHeight, 2)}, tracking ${share(letterSpacing, 3)}, weight ${fontWeight}`;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A text style: its name and live measures left of the fold, words in it on the right. */
export function TypeRow({ style }: { style: (typeof textStyles)[number] }) {
  const [sample, measures] = useLiveStyle(measuresOf);
  return (
    <li className="grid-cols-10 items-baseline gap-x-gutter border-t border-line py-5 md:grid">
      <div className="col-span-3 max-md:mb-3">
        <p className="text-small font-semibold">{style.name}</p>
        <p className="min-h-5 text-meta text-fg-3 tabular-nums">{measures}</p>
      </div>
      <p ref={sample} className={`col-span-7 min-w-0 break-words ${style.look}`}>
        {style.sample}
      </p>
    </li>
  );
}
