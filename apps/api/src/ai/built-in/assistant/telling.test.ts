import { describe, expect, test } from "vitest";
import { answerTo } from "../../../testing/answer-to.ts";

const converse = (first: string, ...others: readonly string[]) => answerTo(first, ...others).text;

describe("an answer", () => {
  test("is told once, with what is close to it marked as that", () => {
    const answer = converse("What kinds of contracts are there?");
    const [first, ...others] = answer.split("\n\n");
    expect(first).not.toContain("Related: ");
    expect(others).not.toHaveLength(0);
    for (const other of others) expect(other).toMatch(/^Related: /);
    expect(converse("how long does the program take, and what does it cost?")).not.toContain("Related: ");
    expect(
      converse("We still run something on a green screen terminal").match(/message queues, files at night/g),
    ).toHaveLength(1);
  });

  test("that is new is not followed by what was told before", () => {
    expect(converse("what does it cost?", "ok how do I start")).not.toContain("The first agent starts at");
  });

  test("leaves its first passage for what follows to point back to", () => {
    const contracts = "What kinds of contracts are there?";
    expect(converse(contracts)).toMatch(/named approver/);
    expect(converse(contracts, "What would it cost to sort our support mail?")).toMatch(/^The first agent starts at/);
  });

  test("takes a lone word for part of what stands before it", () => {
    expect(converse("Who founded Thirtyfold and when?")).not.toMatch(/30 days/);
  });
});
