import { HttpResponse } from "msw";
import { expect, it, vi } from "vitest";
import { answerWith } from "./testing/answer-with.ts";
import { visitAgent } from "./testing/visit-agent.tsx";

const network = vi.hoisted(() => ({ lost: false }));

vi.mock(import("./process-text.ts"), arrive);
vi.mock(import("./example-answer.ts"), arrive);

async function arrive<Code>(code: () => Promise<Code>): Promise<Code> {
  if (network.lost) throw new TypeError("Failed to fetch");
  return code();
}

it("shows the example where the connection is lost after the text was written", async () => {
  answerWith(() => HttpResponse.error());
  const { user, input, button, paper } = visitAgent();
  await user.type(input, "Prices?");
  await vi.dynamicImportSettled();
  network.lost = true;
  await user.click(button("Process"));
  expect(await paper()).toHaveTextContent(/^\[AI Service Error: Using fallback response\] ?This is a sample/);
});
