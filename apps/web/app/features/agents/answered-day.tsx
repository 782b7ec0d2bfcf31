import { agentsPage } from "@thirtyfold/content";

const { title, team, agent, opens, closes, alt } = agentsPage.solution.day;
const hours = Array.from({ length: 24 }, (_, hour) => hour);
const isTeams = (hour: number) => hour >= opens && hour < closes;
const teamHours = closes - opens;

/** A day as 24 squares: lit where only the agent answers. */
export function AnsweredDay({ className }: { className: string }) {
  return (
    <div className={className}>
      <p className="mb-3 text-small text-fg-3">{title}</p>
      <div
        role="img"
        aria-label={alt}
        className="grid grid-cols-12 gap-1 max-slim:grid-cols-6 forced-color-adjust-none sm:grid-cols-24 md:gap-1.5"
      >
        {hours.map((hour) => (
          <span key={hour}>
            <span className={`block aspect-square rounded-xs ${isTeams(hour) ? "bg-surface-3" : "bg-tang"}`} />
            <span className="mt-1.5 block text-meta leading-none whitespace-nowrap text-fg-3 tabular-nums">
              {hour % 3 === 0 ? String(hour).padStart(2, "0") : "\u00a0"}
            </span>
          </span>
        ))}
      </div>
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1.5 text-small text-fg-2">
        <Key look="bg-tang" text={`${agent}, ${hours.length - teamHours} h`} />
        <Key look="bg-surface-3" text={`${team}, ${teamHours} h`} />
      </p>
    </div>
  );
}

function Key({ look, text }: { look: string; text: string }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden className={`size-3 rounded-[1px] ${look}`} />
      {text}
    </span>
  );
}
