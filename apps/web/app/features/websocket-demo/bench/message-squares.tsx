import type { Delivery, RoomConnection } from "@thirtyfold/realtime-protocol/client";
import { StatusBadge } from "@thirtyfold/ui";
import { runSize } from "./bench-state.ts";

type MessageSquaresProps = {
  title: string;
  /** Shown beside the title once connected. */
  end: string;
  connection: RoomConnection | undefined;
  /** A message's `seq` once it has arrived, otherwise its delivery state. */
  squares: readonly (number | Delivery)[];
};

const places = Array.from({ length: runSize }, (_, index) => index);

/** One square per message of a run: dashed while in transit, lit with its number on arrival. */
export function MessageSquares({ title, end, connection, squares }: MessageSquaresProps) {
  const there = squares.filter((square) => typeof square === "number").length;
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
        <h3 className="text-ui font-semibold">{title}</h3>
        <p className="text-small text-fg-3 tabular-nums">
          {there} of {runSize}
        </p>
        {connection !== undefined && (
          <StatusBadge role={undefined} status={connection} className="ml-auto">
            {end} {connection}
          </StatusBadge>
        )}
      </div>
      <div aria-hidden className="mt-3 grid grid-cols-10 gap-1 wide:grid-cols-20">
        {places.map((place) => (
          <Square key={place} square={squares[place]} />
        ))}
      </div>
    </div>
  );
}

function Square({ square }: { square: number | Delivery | undefined }) {
  const base = "grid aspect-square place-items-center rounded-xs font-mono text-meta leading-none tabular-nums";
  if (typeof square === "number")
    return <span className={`${base} bg-tang text-on-tang forced-colors:border`}>{square}</span>;
  if (square === undefined) return <span className={`${base} bg-surface-3 forced-colors:border`} />;
  return <span className={`${base} border border-dashed border-line-strong`} />;
}
