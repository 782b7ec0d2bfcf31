import { agentsPage } from "@thirtyfold/content";
import { Container } from "@thirtyfold/ui";

const { problem, solution } = agentsPage;

export function ProblemAndSolution() {
  return (
    <section aria-label={`${problem.title}. ${solution.title}`} className="pb-section">
      <Container>
        <div className="grid-cols-10 gap-x-gutter md:grid">
          <div className="col-span-4 border-t border-line-strong pt-7 wide:col-span-3">
            <h2 className="text-h3">{problem.title}</h2>
            <p className="mt-3 max-w-[27em] text-pretty text-fg-2">{problem.text}</p>
          </div>
          <div className="col-span-6 mt-16 border-t-2 border-tang pt-7 md:mt-0 wide:col-span-7">
            <h2 className="max-w-[12.5em] text-h2 text-balance">{solution.title}</h2>
            <p className="mt-4 max-w-[34.5em] text-lead text-pretty text-fg-2">{solution.text}</p>
            <AnsweredDay className="mt-[clamp(36px,4vw,56px)]" />
          </div>
        </div>
      </Container>
    </section>
  );
}

const { title, team, agent, opens, closes, alt } = agentsPage.solution.day;
const hours = Array.from({ length: 24 }, (_, hour) => hour);
const isTeams = (hour: number) => hour >= opens && hour < closes;
const teamHours = closes - opens;

/** A day as 24 squares, lit where only the agent answers. */
function AnsweredDay({ className }: { className: string }) {
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
      <span aria-hidden className={`size-3 rounded-[1px] forced-color-adjust-none ${look}`} />
      {text}
    </span>
  );
}
