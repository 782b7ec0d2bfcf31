import { demandForecast, machineLearning, machineLearningDetail } from "@thirtyfold/content";
import { BeforeAfter, Card } from "@thirtyfold/ui";
import { PanelHead } from "../../lib/panel-head.tsx";
import { WorkLog } from "../../lib/work-log.tsx";
import { DetailPage } from "./detail-page.tsx";
import { board, ForecastChart, valueY } from "./forecast-chart.tsx";

/** Everything between the header and the footer of `/solutions/machine-learning`. */
export function MachineLearningPage() {
  return <DetailPage solution={machineLearning} detail={machineLearningDetail} artefact={<ForecastPanel />} />;
}

const { title, subject, unit, scale, axis, today, legend, alt } = demandForecast;

/** A forecast as a planner sees it: 21 weeks of sales, nine ahead, the agreed error limit and the pending order. */
function ForecastPanel() {
  return (
    <Card flush className="overflow-hidden">
      <PanelHead title={title} subject={subject} />
      <div className="wide:grid wide:grid-cols-[minmax(0,1fr)_clamp(252px,33.8%,300px)]">
        <div role="img" aria-label={alt} className="bg-sunken px-4 pt-4 pb-4 md:px-5">
          <div className="flex justify-between pl-9 text-meta text-fg-3">
            <span>{unit}</span>
            <span className="w-[30%] pl-1.5 font-semibold text-fg-2 max-slim:w-auto">{today}</span>
          </div>
          <div className="relative mt-1.5 pl-9">
            {scale.map((value) => (
              <span
                key={value}
                className="absolute left-0 -translate-y-1/2 text-meta leading-none text-fg-3 tabular-nums"
                style={{ top: `${(valueY(value) / board.height) * 100}%` }}
              >
                {value}
              </span>
            ))}
            <ForecastChart />
          </div>
          <div className="mt-2 flex pl-9 text-meta text-fg-3 tabular-nums max-slim:gap-x-1">
            <span className="grow">{axis.start}</span>
            <span className="mr-2 text-flush">{axis.today}</span>
            <span className="w-[30%] text-flush max-slim:w-auto">{axis.end}</span>
          </div>
          <div className="mt-3 flex flex-wrap gap-x-5 gap-y-1 pl-9 text-meta text-fg-2">
            <LegendItem look="size-2 bg-fg-3" text={legend.measured} />
            <LegendItem
              look="h-0.5 w-4 bg-[repeating-linear-gradient(90deg,var(--tf-tang)_0_6px,transparent_6px_10px)]"
              text={legend.expected}
            />
            <LegendItem look="size-3 bg-tang/20" text={legend.range} />
          </div>
        </div>
        <ForecastCheck />
      </div>
    </Card>
  );
}

function LegendItem({ look, text }: { look: string; text: string }) {
  return (
    <span className="flex items-center gap-2">
      <span className={`rounded-[1px] forced-color-adjust-none ${look}`} />
      {text}
    </span>
  );
}

const { error, log } = demandForecast;

function ForecastCheck() {
  return (
    <div className="flex flex-col border-t border-line wide:border-t-0 wide:border-l">
      <div className="grow border-b border-line px-4 pt-5 pb-5 md:px-5">
        <h3 className="mb-4 text-small font-heading">{error.title}</h3>
        <BeforeAfter {...error} />
        <p className="mt-4 text-small text-fg-2">{error.alarm}</p>
      </div>
      <WorkLog lines={log} />
    </div>
  );
}
