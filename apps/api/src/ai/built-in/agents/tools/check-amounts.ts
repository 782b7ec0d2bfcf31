import { pricing } from "@thirtyfold/content";
import { z } from "zod";
import { findAmounts } from "../reading/money.ts";
import { defineTool, shortText } from "../tool.ts";

const percent = /\b\d{1,3}(?:\.\d+)? ?(?:%|percent\b)/gi;
/** Discounts count as prices; other percentages ("automate 30%") don't. */
const discountNear = /\b(discount|off|rebate|reduction|cheaper|less)\b/i;

const list = [pricing.firstAgent, ...pricing.samples.map(({ value }) => value)].join("\n");
const values = (text: string) =>
  findAmounts(text).flatMap(({ min, max, currency }) => [`${currency} ${min}`, `${currency} ${max}`]);
const listed = new Set(values(list));
const listedPercents = new Set((list.match(percent) ?? []).map(plainPercent));

function plainPercent(text: string): string {
  return `${Number.parseFloat(text)}%`;
}

function discountsIn(text: string): string[] {
  return [...text.matchAll(percent)]
    .filter(({ index, 0: found }) => discountNear.test(text.slice(Math.max(0, index - 30), index + found.length + 30)))
    .map(([found]) => plainPercent(found));
}

/** Amounts in neither the price list nor the visitor's text; a discount is allowed only if the list has it. */
export function unlistedAmounts(draft: string, visitorText: string): string[] {
  const own = new Set(values(visitorText));
  const amounts = findAmounts(draft)
    .filter(({ min, max, currency }) =>
      [min, max].some((value) => !listed.has(`${currency} ${value}`) && !own.has(`${currency} ${value}`)),
    )
    .map(({ text }) => text);
  return [...new Set([...amounts, ...discountsIn(draft).filter((found) => !listedPercents.has(found))])];
}

export const checkAmounts = defineTool({
  name: "check_amounts",
  title: "Check the prices in the draft",
  description: "Compares every amount in a draft with the price list and the visitor's text; gives those in neither.",
  input: z.object({ draft: shortText(8_000) }),
  output: z.object({ unlisted: z.array(z.string()) }),
  run: ({ draft }, { text }) => ({ unlisted: unlistedAmounts(draft, text) }),
});
