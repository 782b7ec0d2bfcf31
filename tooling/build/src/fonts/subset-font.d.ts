// The package has no types; these cover the part that the build uses.
declare module "subset-font" {
  type Options = {
    targetFormat?: "sfnt" | "woff" | "woff2";
    variationAxes?: Readonly<Record<string, number | Readonly<{ min: number; max: number }>>>;
    keepFeatures?: readonly string[];
  };
  export default function subsetFont(font: Uint8Array, text: string, options?: Options): Promise<Buffer<ArrayBuffer>>;
}
