/** A numbered step: of the services' method, or of the 30-day program. */
export type Step = Readonly<{ title: string; text: string }>;

/** One of a list's points, which is also told by itself. */
export type Point = Step & Readonly<{ id: string }>;

/** A stop on the rail of 30 days. `fromDay` and `toDay` count from the first call, both included. */
export type ProcessStep = Step &
  Readonly<{
    fromDay: number;
    toDay: number;
    /** What the customer has when the step ends. */
    keeps?: string;
  }>;
