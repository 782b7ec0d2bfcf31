const [keptOfMean, keptOfSquare] = [0.9, 0.999];

/** Learned numbers with their gradient, updated by Adam (Kingma and Ba, 2014). */
export class Learning {
  readonly numbers: Float32Array;
  /** Accumulates until the next step, which clears it. */
  readonly gradient: Float32Array;
  readonly #mean: Float32Array;
  readonly #square: Float32Array;

  /** @param numbers the initial values, which are modified */
  constructor(numbers: Float32Array) {
    this.numbers = numbers;
    this.gradient = new Float32Array(numbers.length);
    this.#mean = new Float32Array(numbers.length);
    this.#square = new Float32Array(numbers.length);
  }

  /** Takes a step down the gradient, for a part of the numbers or for all. `step` counts from 1. */
  descend(rate: number, step: number, from = 0, to = this.numbers.length): void {
    const { numbers, gradient } = this;
    const [mean, square] = [this.#mean, this.#square];
    const pace = (rate * Math.sqrt(1 - keptOfSquare ** step)) / (1 - keptOfMean ** step);
    for (let at = from; at < to; at += 1) {
      const slope = gradient[at] ?? 0;
      const nextMean = keptOfMean * (mean[at] ?? 0) + (1 - keptOfMean) * slope;
      const nextSquare = keptOfSquare * (square[at] ?? 0) + (1 - keptOfSquare) * slope * slope;
      mean[at] = nextMean;
      square[at] = nextSquare;
      numbers[at] = (numbers[at] ?? 0) - (pace * nextMean) / (Math.sqrt(nextSquare) + 1e-8);
      gradient[at] = 0;
    }
  }
}
