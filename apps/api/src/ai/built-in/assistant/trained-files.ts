import { readEncoder } from "../encoder/encoder.ts";
import { Products } from "../encoder/products.ts";
import { readInto } from "../encoder/read-file.ts";
import { readClassifier } from "./classifier.ts";
import { components, readProjection } from "./projection.ts";
import { readTextIndex } from "./text-index.ts";

const assets = new URL("../../../../assets/assistant/", import.meta.url);

/**
 * What training left, 34 MB, read side by side by the threads that Node.js has for files. It begins when this module is loaded, so that a
 * thread which loads it first compiles the rest of its code meanwhile.
 */
export const trainedFiles = Promise.all([
  readEncoder(),
  readInto(new URL("questions.bin", assets), (size) => new Products(size, components)),
  readTextIndex(),
  readClassifier(new URL("classifier.bin", assets)),
  readProjection(),
]);
