import type { ToolCall } from "@thirtyfold/api-contract";

type Json = ToolCall["input"];

/** In characters: what fits beside the fold. */
const line = 34;

/** Values that fit stay on one line, others are indented by two spaces. */
export function readableJson(value: Json, indent = ""): string {
  const short = JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, " ");
  if (typeof value !== "object" || value === null || short.length + indent.length <= line) return short;
  const inner = `${indent}  `;
  const [open, close, parts] = Array.isArray(value)
    ? (["[", "]", value.map((item) => readableJson(item, inner))] as const)
    : ([
        "{",
        "}",
        Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${readableJson(item, inner)}`),
      ] as const);
  return `${open}\n${parts.map((part) => inner + part).join(",\n")}\n${indent}${close}`;
}
