import { company, knowledge } from "@thirtyfold/content";
import { expect, test } from "vitest";
import { findPassages } from "../built-in/assistant/passages.ts";
import type { AssistantMessage } from "../provider.ts";
import { writeSystemPrompt } from "./assistant-prompt.ts";

const promptFor = (message: string, history: AssistantMessage[] = []) =>
  writeSystemPrompt(findPassages({ message, history }));

function textOf(id: string): string {
  const passage = knowledge.find((entry) => entry.id === id);
  if (!passage) throw new Error(`no passage ${id}`);
  return passage.text;
}

test("names the company and how to reach a person", () => {
  expect(promptFor("Hi")).toContain(company.name);
  expect(promptFor("Hi")).toContain(company.email);
});

test("includes what the site says about the question", () => {
  expect(promptFor("Are you SOC 2 certified?")).toContain(textOf("soc2"));
  expect(promptFor("What does it cost?")).not.toContain(textOf("soc2"));
});

test("includes what a follow-up refers to", () => {
  const history: AssistantMessage[] = [
    { role: "user", content: "Are you SOC 2 certified?" },
    { role: "assistant", content: "The site says so." },
  ];
  expect(promptFor("Since when?", history)).toContain(textOf("soc2"));
});

test("includes the basics for a question that matches nothing", () => {
  for (const id of ["services", "solutions", "agents", "price", "time", "audit"]) {
    expect(promptFor("¿Qué hacen ustedes?")).toContain(textOf(id));
  }
});

test("includes each passage once and stays short", () => {
  const prompt = promptFor("What does an agent cost?", [{ role: "user", content: "What does it cost?" }]);
  expect(prompt.split(textOf("price"))).toHaveLength(2);
  expect(prompt.length).toBeLessThan(9_000);
});

test("numbers the passages in the order in which they are cited", () => {
  const question = { message: "Are you SOC 2 certified?", history: [] };
  const given = findPassages(question);
  const at = given.findIndex(({ id }) => id === "soc2");
  expect(writeSystemPrompt(given)).toContain(`<page number="${at + 1}" path="/playground"`);
});
