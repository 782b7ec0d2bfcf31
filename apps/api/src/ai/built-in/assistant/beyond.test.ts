import { knowledge } from "@thirtyfold/content";
import { expect, test } from "vitest";
import { answerTo } from "../../../testing/answer-to.ts";
import { siteFinder } from "./find.ts";
import type { Before } from "./rates.ts";

function after(id: string, asked: string): Before {
  const told = knowledge.find((passage) => passage.id === id);
  if (!told) throw new Error(`There is no passage ${id}.`);
  return { asked, told };
}

const idsOf = (message: string, before?: Before) => siteFinder.find(message, before).map(({ id }) => id);

test("reads a follow-up in the context of the previous answer", () => {
  const kept = after("data-kept", "Do you store what I send you?");
  const consulting = after("services-consulting", "What do I get from the consulting?");
  expect(idsOf("for how long?")[0]).toBe("time");
  expect(idsOf("for how long?", kept)[0]).toBe("data-kept");
  expect(idsOf("how long?", consulting)[0]).toBe("services-consulting");
});

test("lets a follow-up change the subject", () => {
  const price = "what does an agent cost";
  expect(answerTo(price, "and who signs off before it sends anything?").text).toMatch(
    /^Nothing risky without a person/,
  );
  expect(answerTo(price, "can I stop halfway?", "so what was the price").text).toMatch(/^The first agent starts at/);
});

test("says when the site leaves out what a follow-up asks about", () => {
  const price = after("price", "what does an agent cost");
  const waitlist = after("waitlist", "how do I join the waitlist");
  expect(idsOf("in instalments?", price)).toEqual(["beyond-paymentDates"]);
  expect(idsOf("and what's in it for that?", price)[0]).toBe("price-included");
  expect(answerTo("which jobs are open", "and are there internships?").text).toMatch(
    /^This site does not mention internships/,
  );
  expect(idsOf("what do I have to fill in there?", waitlist)[0]).toBe("waitlist");
});

test("is certain of a follow-up whose words alone would be uncertain", () => {
  const hours = after("hours", "when are you open");
  expect(siteFinder.isUncertain("do they answer on a Friday evening?")).toBe(true);
  expect(siteFinder.isUncertain("do they answer on a Friday evening?", hours)).toBe(false);
});
