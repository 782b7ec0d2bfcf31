import { type DemoAgent, playgroundPage } from "@thirtyfold/content";
import { Card } from "@thirtyfold/ui";
import { Fragment } from "react";

const { parts } = playgroundPage;
const order = ["trigger", "action", "output"] as const;

// What starts a run is the customer's, what the agent does is lit, and what it hands back is paper.
const nodes = { trigger: "bg-line-strong", action: "bg-tang", output: "bg-paper" };
const ways = { trigger: "w-px bg-line-strong", action: "w-0.5 bg-tang", output: "hidden" };

/** A run in three lines, each with its time, along the way from its trigger to its output. */
export function RunStrip({ strip, className }: { strip: DemoAgent["strip"]; className: string }) {
  return (
    <ol className={className}>
      {order.map((part) => {
        const [time, words] = strip[part];
        return (
          <li
            key={part}
            className="grid grid-cols-[2.75rem_10px_minmax(0,1fr)] gap-x-3 max-slim:grid-cols-[auto_10px_minmax(0,1fr)] max-[11rem]:grid-cols-[10px_minmax(0,1fr)] not-last:pb-5"
          >
            <span className="pt-px text-small whitespace-nowrap text-fg-3 tabular-nums max-[11rem]:col-span-full">
              {time}
            </span>
            <span aria-hidden className="relative flex justify-center forced-color-adjust-none">
              <span className={`mt-[7px] size-2.5 rounded-[1px] ${nodes[part]}`} />
              <span className={`absolute top-[21px] -bottom-[23px] ${ways[part]}`} />
            </span>
            <Words part={part} words={words} />
          </li>
        );
      })}
    </ol>
  );
}

function Words({ part, words }: { part: (typeof order)[number]; words: string }) {
  if (part !== "output") {
    return (
      <span>
        <span className="block text-small text-fg-3">{parts[part]}</span>
        <span className="block leading-[1.4] font-semibold">{words}</span>
      </span>
    );
  }
  return (
    <Card variant="sheet" flush className="-mt-2 px-4 pt-2 pb-3 [--corner:16px] max-[11rem]:mt-0">
      <Fragment>
        <span className="block text-small text-on-paper-2">{parts.output}</span>
        <span className="block leading-[1.4] font-semibold">{words}</span>
      </Fragment>
    </Card>
  );
}
