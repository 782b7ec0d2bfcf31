import { demandForecast } from "@thirtyfold/content";
import { BeforeAfter } from "@thirtyfold/ui";
import Check from "lucide-react/icons/check";
import Hand from "lucide-react/icons/hand";

const { error, log } = demandForecast;

/** Beside the chart: the model against the simple rule, who hears of an alarm, and the morning's log. */
export function ForecastCheck() {
  return (
    <div className="flex flex-col border-t border-line wide:border-t-0 wide:border-l">
      <div className="grow border-b border-line px-4 pt-5 pb-5 md:px-5">
        <h3 className="mb-4 text-small font-heading">{error.title}</h3>
        <BeforeAfter {...error} />
        <p className="mt-4 text-small text-fg-2">{error.alarm}</p>
      </div>
      <ol>
        {log.map(({ time, title, text, state }) => (
          <li
            key={time}
            className="grid grid-cols-[auto_1fr_16px] gap-3 border-b border-line px-4 py-3.5 text-small leading-[1.4] last:border-b-0 md:px-5"
          >
            <time className="font-mono text-meta leading-[1.5] text-fg-3">{time}</time>
            <div>
              <h3 className="font-heading">{title}</h3>
              <p className="text-fg-2">{text}</p>
            </div>
            {state === "done" ? (
              <Check size={16} strokeWidth={1.75} className="mt-0.5 text-ok" />
            ) : (
              <Hand size={16} strokeWidth={1.75} className="mt-0.5 text-warn" />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
