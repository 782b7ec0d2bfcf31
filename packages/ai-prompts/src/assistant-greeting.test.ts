import { expect, it } from "vitest";
import { assistantGreeting } from "./index.ts";

it("greets with the single question that starts a project, and discloses that it is an AI", () => {
  expect(assistantGreeting).toBe(
    "Hello. Tell me one task your team repeats every week and I will say whether an agent can take it. I am an AI and answer from this website.",
  );
});
