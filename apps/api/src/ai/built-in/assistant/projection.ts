import { dimensions } from "../encoder/encoder.ts";
import { readWhole } from "../encoder/read-file.ts";

const file = new URL("../../../../assets/assistant/projection.bin", import.meta.url);

/**
 * The number of embedding components compared: a quarter of the encoder's does not tell less about the meant passage.
 */
export const components = 384;

export type Project = (embedding: Float32Array) => Float32Array;

/** Multiplies an embedding by the learned matrix, row by row, and normalizes it to unit length. */
export function createProjection(matrix: Float32Array): Project {
  return (embedding) => {
    const result = new Float32Array(components);
    let at = 0;
    let squares = 0;
    for (let row = 0; row < components; row += 1) {
      let sum = 0;
      for (let column = 0; column < dimensions; column += 1, at += 1)
        sum += (matrix[at] ?? 0) * (embedding[column] ?? 0);
      result[row] = sum;
      squares += sum * sum;
    }
    const length = Math.sqrt(squares);
    return result.map((number) => number / length);
  };
}

/** Reads the projection as last trained. */
export async function readProjection(): Promise<Project> {
  const { buffer } = await readWhole(file);
  return createProjection(new Float32Array(buffer));
}
