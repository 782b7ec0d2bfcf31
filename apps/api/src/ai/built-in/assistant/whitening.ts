import { readFileSync } from "node:fs";
import { dimensions } from "../encoder/encoder.ts";

const file = new URL("../../../../assets/assistant/whitening.bin", import.meta.url);

type Whiten = (embedding: Float32Array) => Float32Array;

/** Multiplies an embedding by the matrix that training learned, a lower triangle row by row, and gives it unit length. */
export function createWhitening(matrix: Float32Array): Whiten {
  return (embedding) => {
    const result = new Float32Array(dimensions);
    let at = 0;
    let squares = 0;
    for (let row = 0; row < dimensions; row += 1) {
      let sum = 0;
      for (let column = 0; column <= row; column += 1, at += 1) sum += (matrix[at] ?? 0) * (embedding[column] ?? 0);
      result[row] = sum;
      squares += sum * sum;
    }
    const length = Math.sqrt(squares);
    return result.map((number) => number / length);
  };
}

/** As it was trained last. */
export function readWhitening(): Whiten {
  const { buffer, byteOffset, length } = readFileSync(file);
  return createWhitening(new Float32Array(buffer, byteOffset, length / Float32Array.BYTES_PER_ELEMENT));
}
