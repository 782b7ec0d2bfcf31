import { automationPage, operationsMap, promise } from "@thirtyfold/content";
import Hand from "lucide-react/icons/hand";

const { alt, handedOver, kept } = automationPage.map;
const { tasks, tasksPerRow } = operationsMap;
const waiting = operationsMap.log.find(({ state }) => state === "waiting");
const rows = tasks / tasksPerRow;
const folded = promise.percent / rows;

/** Folded by default; where motion is allowed the page opens with the map flat, and the flap folds up once. */
const flap =
  "absolute inset-0 grid origin-right grid-cols-3 gap-1 rounded-xs bg-tang-deep [transform:rotateY(48deg)] md:gap-1.5 motion-safe:transition-[transform,background-color] motion-safe:delay-900 motion-safe:duration-1200 motion-safe:ease-fold motion-safe:starting:bg-transparent motion-safe:starting:[transform:rotateY(0deg)]";
const lit =
  "rounded-xs bg-tang motion-safe:transition-colors motion-safe:delay-700 motion-safe:duration-500 motion-safe:starting:bg-surface-3";

/** The operations map reduced to its squares: the first three of ten columns are lit and folded over. */
export function FoldedMap({ className }: { className: string }) {
  return (
    <div className={className}>
      <div
        role="img"
        aria-label={alt}
        className="grid h-[clamp(260px,28vw,372px)] grid-cols-10 gap-1 forced-color-adjust-none md:gap-1.5"
      >
        <div className="relative col-span-3 [perspective-origin:100%_50%] [perspective:1500px]">
          <span className="absolute inset-0 rounded-xs border border-r-0 border-dashed border-line-strong" />
          <div className={flap}>
            <Cells count={folded * rows} look={lit} />
          </div>
        </div>
        <div className="col-span-7 grid grid-cols-7 gap-1 md:gap-1.5">
          <Cells count={tasks - folded * rows} look="rounded-xs bg-surface-3" />
        </div>
      </div>
      <div className="mt-10 grid grid-cols-10 items-end gap-x-1 md:gap-x-1.5">
        <Count figure={promise.percent} text={handedOver} look="col-span-3 text-link max-[11rem]:col-span-10" />
        <Count
          figure={tasks - promise.percent}
          text={kept}
          look="col-span-7 wide:col-span-3 max-[11rem]:col-span-10 max-[11rem]:mt-4"
        />
        {waiting && (
          <p className="col-span-10 mt-6 flex gap-2.5 border-t border-line pt-3 text-small leading-[1.4] wide:col-span-4 wide:mt-0">
            <Hand size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-warn" />
            <span>
              <span className="block font-semibold">{waiting.agent}</span>{" "}
              <span className="text-fg-2">{waiting.text}</span>
            </span>
          </p>
        )}
      </div>
    </div>
  );
}

function Cells({ count, look }: { count: number; look: string }) {
  return Array.from({ length: count }, (_, cell) => <span key={cell} className={look} />);
}

function Count({ figure, text, look }: { figure: number; text: string; look: string }) {
  return (
    <p className={look}>
      <span className="block text-figure tabular-nums">{figure}</span>
      <span className="mt-2 block text-small text-fg-2">{text}</span>
    </p>
  );
}
