import type { Job } from "@thirtyfold/content";

/** Months that the bar shows: longer than any contract, so that a possible extension is visible. */
const shownMonths = 12;

/** A contract's length out of twelve months, dashed where it may be extended. Full-time has no end date. */
export function TermBar({ job, lit = false }: { job: Job; lit?: boolean }) {
  const { contractMonths } = job;
  const part = `${((contractMonths ?? shownMonths) / shownMonths) * 100}%`;
  const permanent = contractMonths === undefined;
  return (
    <span
      aria-hidden
      className="relative block h-7 bg-[linear-gradient(90deg,var(--tf-line)_1px,transparent_1px)] bg-[size:calc(100%/12)_100%]"
    >
      {!permanent && (
        <span className="absolute inset-y-1.5 right-0 left-0 rounded-xs border border-dashed border-line-strong" />
      )}
      <span
        style={{ width: part }}
        className={`absolute inset-y-1.5 left-0 rounded-xs forced-color-adjust-none ${lit ? "bg-tang" : "bg-surface-3"} ${
          permanent ? "[clip-path:polygon(0_0,calc(100%-8px)_0,100%_50%,calc(100%-8px)_100%,0_100%)]" : ""
        }`}
      />
    </span>
  );
}
