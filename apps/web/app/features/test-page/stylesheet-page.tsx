import { Button, Container } from "@thirtyfold/ui";
import { RefreshCw } from "lucide-react";
import { type RefCallback, startTransition, useCallback, useState } from "react";
import { BelowFold } from "../../lib/below-fold.tsx";
import { colorGroups } from "./color-tokens.ts";
import { onStyleChange, type Reading, readings } from "./live-styles.ts";
import { reloadStylesheets } from "./reload-stylesheets.ts";

// A phone's first screen ends in the first group, a laptop's in the second.
const firstGroups = colorGroups.slice(0, 2);
const moreGroups = colorGroups.slice(2);

/** `/test`: what the stylesheets resolve to in this browser, and a button that reloads them. */
export function StylesheetPage() {
  return (
    <Container data-inline="live-styles" className="pt-[calc(var(--header-height)+clamp(28px,4vw,48px))] pb-24">
      <h1 className="text-app-h1">Stylesheet test</h1>
      <p className="mt-2 mb-6 max-w-[38em] text-fg-2">
        Every color and text style as this browser has it now. Change the theme in the header, or load the stylesheets
        again: the values follow.
      </p>
      <ReloadButton />
      <section aria-labelledby="colors" className="mt-14">
        <h2 id="colors" className="mb-8 text-h2">
          Colors
        </h2>
        {firstGroups.map(swatches)}
        <BelowFold>{moreGroups.map(swatches)}</BelowFold>
      </section>
      <BelowFold>
        <section aria-labelledby="type-scale" className="mt-8">
          <h2 id="type-scale" className="text-h2">
            Type scale
          </h2>
          <ul className="mt-8">
            {textStyles.map((style) => (
              <TypeRow key={style.name} style={style} />
            ))}
          </ul>
        </section>
      </BelowFold>
    </Container>
  );
}

function ReloadButton() {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<string>();
  const reload = async () => {
    setBusy(true);
    setOutcome(await outcomeOf(reloadStylesheets()));
    setBusy(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button busy={busy} onClick={() => void reload()} className="max-sm:w-full noscript:hidden">
        <RefreshCw aria-hidden size={18} strokeWidth={1.75} />
        <span>Reload stylesheets</span>
      </Button>
      <p role="status" className="min-h-6 text-small text-fg-2">
        {outcome}
      </p>
    </div>
  );
}

async function outcomeOf(reloading: Promise<number>): Promise<string> {
  try {
    const count = await reloading;
    const time = new Date().toLocaleTimeString("en-US");
    if (count === 0) return "This page links no stylesheet: its styles stand in the page itself.";
    return `${count} ${count === 1 ? "stylesheet" : "stylesheets"} reloaded at ${time}.`;
  } catch (error: unknown) {
    const reason = error instanceof Error ? error.message : String(error);
    return `${reason} The page keeps the styles it has. Check your connection, then try again.`;
  }
}

const swatches = ({ title, tokens }: (typeof colorGroups)[number]) => (
  <section key={title} className="grid-cols-10 gap-x-gutter border-t border-line pt-5 pb-9 md:grid">
    <h3 className="col-span-3 text-h4 max-md:mb-4">{title}</h3>
    <ul className="col-span-7 grid grid-cols-2 gap-x-gutter gap-y-5 max-slim:grid-cols-1 sm:grid-cols-3 wide:grid-cols-4">
      {tokens.map((token) => (
        <Swatch key={token} token={token} />
      ))}
    </ul>
  </section>
);

function Swatch({ token }: { token: string }) {
  const [sample, value] = useLiveStyle("color");
  return (
    <li className="min-w-0">
      <span
        ref={sample}
        data-live="color"
        aria-hidden
        className="block h-16 rounded-xs border border-line"
        style={{ backgroundColor: `var(--tf-${token})` }}
      />
      <span className="mt-2 block text-small font-semibold">{token}</span>
      <span
        data-reading
        suppressHydrationWarning
        className="block min-h-[2lh] font-mono text-meta break-words text-fg-3"
      >
        {value}
      </span>
    </li>
  );
}

function TypeRow({ style }: { style: (typeof textStyles)[number] }) {
  const [sample, measures] = useLiveStyle("type");
  return (
    <li className="grid-cols-10 items-baseline gap-x-gutter border-t border-line py-5 md:grid">
      <div className="col-span-3 max-md:mb-3">
        <p className="text-small font-semibold">{style.name}</p>
        <p
          data-reading
          suppressHydrationWarning
          className="min-h-[1lh] text-meta text-fg-3 tabular-nums max-sm:min-h-[2lh] md:max-wide:min-h-[2lh]"
        >
          {measures}
        </p>
      </div>
      <p ref={sample} data-live="type" className={`col-span-7 min-w-0 break-words ${style.look}`}>
        {style.sample}
      </p>
    </li>
  );
}

/**
 * A value of the ref's computed style, read again whenever styles change; empty until hydration. Its element has
 * `data-reading`, and the measured one `data-live`: live-styles.inline.ts reads it before the application has loaded.
 */
function useLiveStyle(reading: Reading): [RefCallback<HTMLElement>, string] {
  const [value, setValue] = useState("");
  const sample = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      const show = () => setValue(readings[reading](getComputedStyle(element)));
      // Setting all of the page's values at once would cause a second rendering that nothing may interrupt.
      startTransition(show);
      return onStyleChange(show);
    },
    [reading],
  );
  return [sample, value];
}

const headline = "Hand over thirty";

/** From large to small. Class names are spelled out for Tailwind to find. */
const textStyles = [
  { name: "hero", look: "text-hero", sample: headline },
  { name: "display", look: "text-display", sample: headline },
  { name: "figure", look: "text-figure tabular-nums", sample: "30 of 100" },
  { name: "h2", look: "text-h2", sample: headline },
  { name: "app-h1", look: "text-app-h1", sample: headline },
  { name: "h3", look: "text-h3", sample: headline },
  { name: "lead", look: "text-lead", sample: "Thirty recurring tasks in thirty days, each with someone to answer to." },
  { name: "h4", look: "text-h4", sample: "Supplier emails" },
  {
    name: "body",
    look: "text-body",
    sample: "People approve the steps that matter. Every action is written to a log.",
  },
  { name: "ui", look: "text-ui font-semibold", sample: "Replay the 30 days" },
  { name: "small", look: "text-small", sample: "Answers Monday to Friday, 9:00 AM to 6:00 PM EST" },
  { name: "meta", look: "text-meta", sample: "Day 30 of 30" },
  { name: "mono", look: "font-mono text-small", sample: "09:41:07 run 0182 invoice 4471 matched" },
] as const;
