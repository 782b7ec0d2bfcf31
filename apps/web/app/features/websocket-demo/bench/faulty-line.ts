/** Deliberate faults, active while switched on. */
export type Faults = Readonly<{ delay: boolean; duplicate: boolean; reorder: boolean }>;

export const noFaults: Faults = { delay: false, duplicate: false, reorder: false };

/** Transit time of a delayed frame, in ms. */
export const delayMs = 400;
/** With `reorder`, frames take up to this many ms longer, at random, and overtake one another. */
const spreadMs = 300;

/** One direction of a connection: frames arrive in order unless a fault is on. */
export type FaultyLine<Frame> = {
  readonly pass: (frame: Frame) => void;
  /** Drops the frames in transit, and delivers no more. */
  readonly cut: () => void;
};

type LineOptions<Frame> = {
  faults: () => Faults;
  deliver: (frame: Frame) => void;
  /** Returns a number from 0 to 1. */
  random: () => number;
};

/** A line that delivers immediately while no fault is on and nothing is in transit. */
export function createFaultyLine<Frame>({ faults, deliver, random }: LineOptions<Frame>): FaultyLine<Frame> {
  let underWay: { frame: Frame; due: number }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isCut = false;

  const arrive = () => {
    clearTimeout(timer);
    for (;;) {
      const [first] = underWay;
      const wait = first === undefined ? undefined : first.due - performance.now();
      if (first === undefined || wait === undefined) return;
      if (wait > 0) {
        timer = setTimeout(arrive, wait);
        return;
      }
      underWay.shift();
      deliver(first.frame);
    }
  };
  const depart = (frame: Frame) => {
    const { delay, reorder } = faults();
    const now = performance.now();
    const soonest = now + (delay ? delayMs : 0) + (reorder ? random() * spreadMs : 0);
    const due = reorder ? soonest : Math.max(soonest, underWay.at(-1)?.due ?? now);
    const place = underWay.findIndex((other) => other.due > due);
    underWay.splice(place === -1 ? underWay.length : place, 0, { frame, due });
  };

  return {
    pass(frame) {
      if (isCut) return;
      depart(frame);
      if (faults().duplicate) depart(frame);
      arrive();
    },
    cut() {
      isCut = true;
      underWay = [];
      clearTimeout(timer);
    },
  };
}
