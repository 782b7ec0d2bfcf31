import { expect, it } from "vitest";
import { initialsOf } from "./initials.ts";

it.each([
  ["Ines Kallio", "IK"],
  ["  ines   kallio ", "IK"],
  ["Cher", "C"],
  ["Anna Maria von Berg", "AB"],
  ["Østen Åkesson", "ØÅ"],
  ["E\u0301mile Zola", "E\u0301Z"],
  ["太郎", "太"],
  ["“Ines” (Kallio)", "IK"],
  ["Ines 🦊", "I"],
  ["مريم عبد", "م"],
  ["", ""],
  ["?!", ""],
])("of %j are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it.each(["Anton Iversen", "Sofia Santos", "Karl Zimmer", "Wendy Chan"])("are a single letter for %s", (name) => {
  expect(initialsOf(name)).toBe(name[0]);
});
