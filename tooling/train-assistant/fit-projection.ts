import { CholeskyDecomposition, EigenvalueDecomposition, inverse, Matrix } from "ml-matrix";
import { components } from "../../apps/api/src/ai/built-in/assistant/projection.ts";
import { dimensions } from "../../apps/api/src/ai/built-in/encoder/encoder.ts";

/** The share of the mean variance added to each variance, so that rare observations do not count too much. */
const shrinkage = 0.3;

/**
 * The matrix of linear discriminant analysis (Fisher; Rao, 1948), row by row. After it, wordings of one passage differ
 * equally in every direction, since their differences say little about which passage is meant, and only those
 * directions remain in which passages differ most from each other.
 */
export function fitProjection(passages: readonly (readonly Float32Array[])[]): Float32Array {
  const embeddings = passages.map((some) => new Matrix(some.map((embedding) => [...embedding])));
  const whitening = inverse(new CholeskyDecomposition(varianceWithin(embeddings)).lowerTriangularMatrix);
  const means = distancesOfMeans(embeddings).mmul(whitening.transpose());
  const { eigenvectorMatrix } = new EigenvalueDecomposition(products(means), { assumeSymmetric: true });
  // The last eigenvalues are the largest.
  const directions = eigenvectorMatrix.subMatrix(0, dimensions - 1, dimensions - components, dimensions - 1);
  return Float32Array.from(directions.transpose().mmul(whitening).to1DArray());
}

/** The sum of each row's products with itself. */
function products(rows: Matrix): Matrix {
  return rows.transpose().mmul(rows);
}

/** The covariance of the embeddings around the mean of their passage, shrunk. */
function varianceWithin(passages: readonly Matrix[]): Matrix {
  const variance = Matrix.zeros(dimensions, dimensions);
  let freedom = 0;
  for (const embeddings of passages) {
    variance.add(products(embeddings.clone().subRowVector(embeddings.mean("column"))));
    freedom += embeddings.rows - 1;
  }
  const added = (shrinkage * variance.trace()) / dimensions;
  return variance.add(Matrix.eye(dimensions).mul(added)).div(freedom);
}

/** How far the mean of each passage is from the overall mean, weighted by its number of wordings. */
function distancesOfMeans(passages: readonly Matrix[]): Matrix {
  const means = new Matrix(passages.map((embeddings) => embeddings.mean("column")));
  const counts = passages.map(({ rows }) => rows);
  const all = counts.reduce((sum, count) => sum + count, 0);
  const [mean = []] = new Matrix([counts]).mmul(means).div(all).to2DArray();
  return means.subRowVector(mean).mulColumnVector(counts.map(Math.sqrt));
}
