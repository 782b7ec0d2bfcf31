import Check from "lucide-react/icons/check";
import X from "lucide-react/icons/x";
import { VisuallyHidden } from "../../../src/visually-hidden/visually-hidden.tsx";
import { contrast, onScreen, readToken, toHex } from "../../read-color.ts";
import { pairsOf } from "./color-pairs.ts";
import { Copies } from "./copy.tsx";
import { colorIn } from "./token-files.ts";
import { useMeasured } from "./use-measured.ts";

type Theme = "dark" | "light";

/** One token in one theme: how it looks, its value, and its ratio on each background it is used on. */
export function ColorRow({ id, name, theme }: { id: string; name: string; theme: Theme }) {
  const { minimum = 3, grounds = [] } = pairsOf(name, theme) ?? {};
  const [ref, ratios] = useMeasured((element) => {
    const front = onScreen(readToken(element, name));
    return grounds.map((ground) => ({ ground, ratio: contrast(front, onScreen(readToken(element, ground))) }));
  });
  const color = colorIn(theme, id);
  return (
    <div ref={ref} className="border-t border-line py-3 first:border-0">
      <div className="mb-2.5 grid grid-cols-[40px_1fr] items-center gap-3.5">
        <span className="size-10 rounded-xs border border-line-strong" style={{ background: `var(--tf-${name})` }} />
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-ui font-semibold">{name}</p>
          <Copies texts={[`var(--tf-${name})`]} />
        </div>
      </div>
      <Copies texts={[color, inHex(color)]} />
      {grounds.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-x-1 gap-y-2.5">
          {(ratios ?? []).map(({ ground, ratio }) => (
            <Ratio key={ground} token={name} ground={ground} ratio={ratio} minimum={minimum} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Ratio({ token, ground, ratio, minimum }: { token: string; ground: string; ratio: number; minimum: number }) {
  const passes = ratio >= minimum;
  const Mark = passes ? Check : X;
  return (
    <li className="w-16 text-meta leading-snug">
      <span
        className="mb-1 grid h-8 place-items-center rounded-xs border border-line text-ui leading-none"
        style={{ background: `var(--tf-${ground})`, color: `var(--tf-${token})` }}
      >
        {minimum === 4.5 ? "Aa" : <span className="size-3 bg-current" />}
      </span>
      <span className="flex items-center gap-1 tabular-nums">
        {ratio.toFixed(1)}
        <Mark size={14} strokeWidth={2} className={passes ? "text-ok" : "text-bad"} />
        <VisuallyHidden>{`${passes ? "passes" : "is below"} ${minimum}`}</VisuallyHidden>
      </span>
      <span className="block text-fg-3">{ground}</span>
    </li>
  );
}

/** For tools that do not support oklch. `undefined` for translucent colors. */
function inHex(color: string): string | undefined {
  return color.includes("/") ? undefined : toHex(onScreen(color));
}
