import Check from "lucide-react/icons/check";
import Hand from "lucide-react/icons/hand";

type WorkLogProps = {
  lines: readonly Readonly<{ time: string; title: string; text: string; state: "done" | "waiting" }>[];
};

/**
 * The agents' work, line by line. One line waits for a person: that is how the product works. The times are mono only
 * where the log may be in the first screen: a phone would fetch the face for them alone (decision 0163).
 */
export function WorkLog({ lines }: WorkLogProps) {
  return (
    <ol>
      {lines.map(({ time, title, text, state }) => (
        <li
          key={time}
          className="grid grid-cols-[auto_1fr_16px] gap-3 border-b border-line px-4 py-3 text-small leading-[1.4] last:border-b-0 md:px-5"
        >
          <time className="text-meta tabular-nums wide:font-mono leading-[1.5] text-fg-3">{time}</time>
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
  );
}
