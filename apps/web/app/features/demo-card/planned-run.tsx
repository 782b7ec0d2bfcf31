import { type TryAgent, tryPage } from "@thirtyfold/content";

type PlannedRunProps = {
  agent: TryAgent;
  busy: boolean;
  /** Whether the code that shows a run failed to load. */
  failed: boolean;
};

/** Before a run: the agent's upcoming steps, and an empty sheet for the result. */
export function PlannedRun({ agent, busy, failed }: PlannedRunProps) {
  return (
    <>
      <section aria-labelledby="demo-plan" className="bg-surface p-5 md:p-7 wide:rounded-bl-md">
        <h3 id="demo-plan" className="text-h4">
          {tryPage.planTitle}
        </h3>
        <ol className="mt-5">
          {agent.plan.map(({ text, person = false }) => (
            <li key={text} className="grid grid-cols-[10px_1fr] gap-x-4 not-last:pb-5">
              <span aria-hidden className="relative flex justify-center forced-color-adjust-none">
                <span className={`mt-[7px] size-2.5 rounded-[1px] ${person ? "bg-fg" : "border border-tang"}`} />
                <span className="absolute top-[21px] -bottom-[23px] w-px border-l border-dashed border-line-strong in-[li:last-child]:hidden" />
              </span>
              <span className={person ? "font-semibold" : "text-fg-2"}>{text}</span>
            </li>
          ))}
        </ol>
      </section>
      <div
        aria-busy={busy}
        className="grid min-h-80 border-t border-line bg-sunken p-5 md:p-7 wide:rounded-br-md wide:border-t-0 wide:border-l"
      >
        <div className="relative grid content-end border border-dashed border-line-strong p-5 md:p-7">
          <svg
            viewBox="0 0 24 24"
            aria-hidden
            className="absolute -top-px -right-px size-6 fill-sunken stroke-line-strong"
          >
            <path d="M0 0H24V24Z" stroke="none" />
            <path d="M.5 0V23.5H24M.5 .5L23.5 23.5" fill="none" strokeDasharray="3 3" />
          </svg>
          <p role={failed ? "alert" : undefined} className="text-h4 text-fg-2">
            {failed ? tryPage.notLoaded : tryPage.empty}
          </p>
          <p className="mt-1 max-w-[27em] text-small text-fg-3 noscript:hidden">{!failed && tryPage.emptyNext}</p>
        </div>
      </div>
    </>
  );
}
