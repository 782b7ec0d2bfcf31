import { readFileSync } from "node:fs";

/** @param {string} path @returns {unknown} @throws without a file, or without JSON in it */
export function readJson(path) {
  return JSON.parse(readFileSync(path, "utf8"));
}

/** @param {unknown} value @returns {Record<string, unknown>} empty if `value` is not an object */
export function record(value) {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/** @param {unknown} value @returns {unknown[]} empty if `value` is not an array */
export function list(value) {
  return Array.isArray(value) ? value : [];
}

/** @param {unknown} value @returns {string[]} the strings of an array */
export function texts(value) {
  return list(value).filter((item) => typeof item === "string");
}

/** @param {unknown} value @returns {string} empty if `value` is not a string */
export function text(value) {
  return typeof value === "string" ? value : "";
}
