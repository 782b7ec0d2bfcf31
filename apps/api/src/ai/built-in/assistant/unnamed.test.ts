import { expect, test } from "vitest";
import { unnamed } from "./unnamed.ts";

test.each([
  ["Who trained the Sales Support Agent?", "Who trained the agent?", "Who trained the  ?"],
  ["salary of the AI/ML engineer position", "salary of the position", "salary of the   position"],
  ["Where is Pellwater Research?", "Where is customer?", "Where is  ?"],
  ["Who leads the discovery call with Noor Haddad?", "Who leads the call with person?", "Who leads the   with  ?"],
])("%s also asks about a kind of thing", (text, asked, rest) => {
  expect(unnamed(text)).toEqual({ asked, rest });
});

test.each(["What does it cost?", "I would email our engineer"])("%s names nothing", (text) => {
  expect(unnamed(text)).toBeUndefined();
});
