import { operationsMap } from "@thirtyfold/content";
import Check from "lucide-react/icons/check";
import Hand from "lucide-react/icons/hand";

/** The last lines of the agents' log. One of them waits for a person: that is how the product works. */
export function MapLog() {
  return (
    <ol>
      {operationsMap.log.map(({ time, agent, text, state }) => (
        <li
          key={time}
          className="grid grid-cols-[auto_1fr_16px] gap-3 border-b border-line px-4 py-3 md:px-5 text-small leading-[1.4] last:border-b-0"
        >
          <time className="font-mono text-meta leading-[1.5] text-fg-3">{time}</time>
          <div>
            <h3 className="font-heading">{agent}</h3>
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
  );
}
