import { operationsMap } from "@thirtyfold/content";

const cells = Array.from({ length: operationsMap.tasksPerRow }, (_, index) => index);

/** One process: its name, ten tasks of which the first `lit` are handed over, and their count. */
export function MapRow({ label, lit }: { label: string; lit: number }) {
  return (
    <div className="grid h-[30px] grid-cols-[7rem_1fr_18px] items-center gap-2.5 max-slim:h-auto max-slim:grid-cols-[1fr_auto] max-slim:gap-y-1 max-slim:pb-2 md:h-[34px] md:grid-cols-[7.5rem_1fr_20px] md:gap-3.5 wide:grid-cols-[8.25rem_1fr_22px]">
      <span className="truncate text-meta text-fg-2 md:text-small">{label}</span>
      <span className="grid h-[18px] grid-cols-10 gap-[3px] max-slim:order-last max-slim:col-span-full md:h-[22px] md:gap-1">
        {cells.map((cell) => (
          <span
            key={cell}
            data-lit={cell < lit ? "" : undefined}
            className="rounded-xs bg-surface-3 forced-color-adjust-none transition-colors duration-360 ease-out data-lit:bg-tang"
          />
        ))}
      </span>
      <span className="text-flush text-small tabular-nums">{lit}</span>
    </div>
  );
}
