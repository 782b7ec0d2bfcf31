/** A numbered step: of the services' method, or of the 30-day program. */
export type Step = Readonly<{ title: string; text: string }>;

/** One of a list's points, which is also presented on its own. */
export type Point = Step & Readonly<{ id: string }>;

/** A stop on the rail of 30 days. `fromDay` and `toDay` count from the first call, both inclusive. */
export type ProcessStep = Step &
  Readonly<{
    fromDay: number;
    toDay: number;
    /** The customer's result at the end of the step. */
    keeps?: string;
  }>;
