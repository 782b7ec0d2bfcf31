import { readEncoder } from "../encoder/encoder.ts";
import { Products, readWeights } from "../encoder/products.ts";
import { readClassifier } from "./classifier.ts";
import { components, readProjection } from "./projection.ts";
import { readTextIndex } from "./text-index.ts";

const assets = new URL("../../../../assets/assistant/", import.meta.url);

/**
 * What training left, 27 MB, read side by side by the threads that Node.js has for files. It begins when this module is loaded, so that a
 * thread which loads it first compiles the rest of its code meanwhile.
 */
export const trainedFiles = Promise.all([
  readEncoder(),
  readWeights(new URL("questions.bin", assets), (bytes) => new Products(bytes, components)),
  readClassified(),
  readProjection(),
]);

/** The index says how many entries the network tells apart. */
async function readClassified() {
  const index = await readTextIndex();
  return { index, classify: await readClassifier(new URL("classifier.bin", assets), index.questions.length) };
}
