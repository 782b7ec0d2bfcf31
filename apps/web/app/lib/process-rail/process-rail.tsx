import type { ProcessStep } from "@thirtyfold/content";
import { RailMonth } from "./rail-month.tsx";
import { RailStop } from "./rail-stop.tsx";

export type ProcessRailProps = {
  /** Four steps that fill the 30 days. In the last one an agent is at work: its days are lit. */
  steps: readonly ProcessStep[];
  /** The words before what a customer holds when a step ends. */
  keepsLabel?: string;
};

/** A process of four stops on the rail of 30 days. On narrow screens each stop has the month for itself. */
export function ProcessRail({ steps, keepsLabel }: ProcessRailProps) {
  return (
    <>
      <RailMonth steps={steps} />
      <ol className="grid gap-x-gutter gap-y-10 md:grid-cols-2 wide:grid-cols-4">
        {steps.map((step, index) => (
          <RailStop key={step.title} step={step} isLast={index === steps.length - 1} keepsLabel={keepsLabel} />
        ))}
      </ol>
    </>
  );
}
