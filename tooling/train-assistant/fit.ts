/** A left-out question: the measures of all passages, best first; `right` is -1 without a right one. */
export type RankExample = Readonly<{ right: number; measures: readonly (readonly number[])[] }>;

const rounds = 400;
/** Weight decay. */
const decay = 1e-4;

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}

/** Gradient descent with momentum. */
function descend(
  size: number,
  rate: number,
  slope: (weights: readonly number[]) => readonly number[],
): readonly number[] {
  let weights: readonly number[] = Array.from({ length: size }, () => 1);
  let speed: readonly number[] = weights.map(() => 0);
  for (let round = 0; round < rounds; round += 1) {
    const [gradient, from] = [slope(weights), weights];
    const next = speed.map((value, at) => 0.9 * value - rate * ((gradient[at] ?? 0) + decay * (from[at] ?? 0)));
    weights = from.map((value, at) => value + (next[at] ?? 0));
    speed = next;
  }
  return weights;
}

/** Softmax regression: makes the right passage the most likely. */
export function fitMeasures(examples: readonly RankExample[], size: number): readonly number[] {
  const usable = examples.filter(({ right, measures }) => right >= 0 && right < measures.length);
  return descend(size, 0.5, (weights) => {
    const gradient = Array.from({ length: size }, () => 0);
    for (const { right, measures } of usable) {
      const scores = measures.map((values) => dot(values, weights));
      const largest = Math.max(...scores);
      const shares = scores.map((score) => Math.exp(score - largest));
      const total = shares.reduce((sum, share) => sum + share, 0);
      for (const [at, values] of measures.entries()) {
        const error = (shares[at] ?? 0) / total - (at === right ? 1 : 0);
        for (let name = 0; name < size; name += 1)
          gradient[name] = (gradient[name] ?? 0) + (error * (values[name] ?? 0)) / usable.length;
      }
    }
    return gradient;
  });
}
