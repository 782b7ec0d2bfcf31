import { operationsMap } from "@thirtyfold/content";
import { MapRow } from "./map-row.tsx";

/** The ten rows of ten squares as they stand on a day, as one picture with a sentence for its name. */
export function MapGrid({ day }: { day: number }) {
  return (
    <div role="img" aria-label={operationsMap.alt} className="px-4 py-3.5 md:px-5 md:py-[18px]">
      {operationsMap.rows.map(({ label, days }) => (
        <MapRow key={label} label={label} lit={days.filter((handedOver) => handedOver <= day).length} />
      ))}
      <div className="mt-3 flex flex-wrap gap-x-[22px] gap-y-1 text-meta text-fg-3">
        <LegendItem look="bg-tang" text={operationsMap.legend.lit} />
        <LegendItem look="bg-surface-3" text={operationsMap.legend.unlit} />
      </div>
    </div>
  );
}

function LegendItem({ look, text }: { look: string; text: string }) {
  return (
    <span className="flex min-w-31.5 items-center gap-2">
      <span className={`size-3 rounded-xs ${look}`} />
      {text}
    </span>
  );
}
