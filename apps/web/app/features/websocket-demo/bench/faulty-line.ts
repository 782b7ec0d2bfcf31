/** What goes wrong on purpose, for as long as it is switched on. */
export type Faults = Readonly<{ delay: boolean; duplicate: boolean; reorder: boolean }>;

export const noFaults: Faults = { delay: false, duplicate: false, reorder: false };

/** How long a delayed frame travels. Milliseconds. */
export const delayMs = 400;
/** With `reorder` each frame travels up to this much longer than the others, so that they overtake one another. */
const spreadMs = 300;

/** One direction of a connection: frames go in, and come out in their order unless a fault says otherwise. */
export type FaultyLine<Frame> = {
  readonly pass: (frame: Frame) => void;
  /** What is under way is lost, and nothing comes out any more. */
  readonly cut: () => void;
};

type LineOptions<Frame> = {
  faults: () => Faults;
  deliver: (frame: Frame) => void;
  /** From 0 to 1. */
  random: () => number;
};

/** A line that delivers at once as long as nothing is wrong and nothing is under way. */
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
