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

test("names the company and where a person answers", () => {
  expect(promptFor("Hi")).toContain(company.name);
  expect(promptFor("Hi")).toContain(company.email);
});

test("brings what the site says on the question", () => {
  expect(promptFor("Are you SOC 2 certified?")).toContain(textOf("soc2"));
  expect(promptFor("What does it cost?")).not.toContain(textOf("soc2"));
});

test("brings what a follow-up leans on", () => {
  const history: AssistantMessage[] = [
    { role: "user", content: "Are you SOC 2 certified?" },
    { role: "assistant", content: "The site says so." },
  ];
  expect(promptFor("Since when?", history)).toContain(textOf("soc2"));
});

test("brings the basics to a question whose words find nothing", () => {
  for (const id of ["services", "solutions", "agents", "price", "time", "audit"]) {
    expect(promptFor("¿Qué hacen ustedes?")).toContain(textOf(id));
  }
});

test("tells each passage once and stays short", () => {
  const prompt = promptFor("What does an agent cost?", [{ role: "user", content: "What does it cost?" }]);
  expect(prompt.split(textOf("price"))).toHaveLength(2);
  expect(prompt.length).toBeLessThan(9_000);
});

test("numbers the passages in the order in which they can be cited", () => {
  const question = { message: "Are you SOC 2 certified?", history: [] };
  const given = findPassages(question);
  const at = given.findIndex(({ id }) => id === "soc2");
  expect(writeSystemPrompt(given)).toContain(`<page number="${at + 1}" path="/playground"`);
});
