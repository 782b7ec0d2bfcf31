import { dimensions } from "../../apps/api/src/ai/built-in/encoder/encoder.ts";

/** Share of the mean variance that is added to each, so that what was rarely seen does not count too much. */
const shrinkage = 0.3;

/**
 * The matrix, a lower triangle, after which wordings of one passage differ alike in every direction: what they differ in says
 * little about which passage is meant.
 */
export function fitWhitening(passages: readonly (readonly Float32Array[])[]): Float32Array {
  return inverted(factored(varianceWithin(passages)));
}

function rows(): Float64Array[] {
  return Array.from({ length: dimensions }, () => new Float64Array(dimensions));
}

/** The covariance of the embeddings around the mean of their passage, shrunk. */
function varianceWithin(passages: readonly (readonly Float32Array[])[]): Float64Array[] {
  const variance = rows();
  let freedom = 0;
  for (const embeddings of passages) {
    freedom += embeddings.length - 1;
    const mean = new Float64Array(dimensions);
    for (const embedding of embeddings) {
      for (const [at, number] of embedding.entries()) mean[at] = (mean[at] ?? 0) + number / embeddings.length;
    }
    for (const embedding of embeddings) {
      const apart = mean.map((number, at) => (embedding[at] ?? 0) - number);
      for (const [at, row] of variance.entries()) {
        const factor = apart[at] ?? 0;
        for (let column = 0; column <= at; column += 1)
          row[column] = (row[column] ?? 0) + factor * (apart[column] ?? 0);
      }
    }
  }
  const added = (shrinkage * variance.reduce((sum, row, at) => sum + (row[at] ?? 0), 0)) / dimensions;
  for (const [at, row] of variance.entries()) row[at] = (row[at] ?? 0) + added;
  return variance.map((row) => row.map((number) => number / freedom));
}

/** Cholesky's factor of a symmetric matrix, of which the lower triangle is read. */
function factored(matrix: readonly Float64Array[]): Float64Array[] {
  const factor = rows();
  for (const [at, row] of factor.entries()) {
    for (let column = 0; column <= at; column += 1) {
      let rest = matrix[at]?.[column] ?? 0;
      const other = factor[column];
      for (let inner = 0; inner < column; inner += 1) rest -= (row[inner] ?? 0) * (other?.[inner] ?? 0);
      row[column] = at === column ? Math.sqrt(rest) : rest / (other?.[column] ?? 1);
    }
  }
  return factor;
}

/** The inverse of a lower triangle, row by row without what is zero. */
function inverted(factor: readonly Float64Array[]): Float32Array {
  const inverse = rows();
  for (let column = 0; column < dimensions; column += 1) {
    for (let at = column; at < dimensions; at += 1) {
      let rest = at === column ? 1 : 0;
      for (let inner = column; inner < at; inner += 1)
        rest -= (factor[at]?.[inner] ?? 0) * (inverse[inner]?.[column] ?? 0);
      const row = inverse[at];
      if (row) row[column] = rest / (factor[at]?.[at] ?? 1);
    }
  }
  return Float32Array.from(inverse.flatMap((row, at) => [...row.subarray(0, at + 1)]));
}
