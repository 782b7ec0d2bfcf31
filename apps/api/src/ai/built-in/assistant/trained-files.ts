import { readEncoder } from "../encoder/encoder.ts";
import { Products } from "../encoder/products.ts";
import { readInto } from "../encoder/read-file.ts";
import { readClassifier } from "./classifier.ts";
import { components, readProjection } from "./projection.ts";
import { readTextIndex } from "./text-index.ts";

const assets = new URL("../../../../assets/assistant/", import.meta.url);

/**
 * The results of training, 34 MB, read in parallel by Node.js's file threads. Reading begins when this module is
 * loaded, so that a thread that loads it first compiles the rest of its code in the meantime.
 */
export const trainedFiles = Promise.all([
  readEncoder(),
  readInto(new URL("questions.bin", assets), (size) => new Products(size, components)),
  readTextIndex(),
  readClassifier(new URL("classifier.bin", assets)),
  readProjection(),
]);
