import { expect, test } from "vitest";
import { createBreaker } from "./breaker.ts";
import type { TokenBudget } from "./budget.ts";
import { createGate } from "./gate.ts";
import { type Guards, guarded } from "./guarded.ts";
import { type AssistantProvider, ProviderError, withoutSources } from "./provider.ts";

const question = { message: "Hello?", history: [] };

/** A budget whose state the test sets by hand. */
function handBudget(): TokenBudget & { spentUp: boolean } {
  const budget = {
    spentUp: false,
    async check() {
      if (budget.spentUp) throw new ProviderError("budget", { retryAfter: 60 });
    },
    spend: async () => undefined,
    today: () => ({ spent: 0, limit: 0 }),
  };
  return budget;
}

/** Answers `yes`, or fails with the next of `errors`; counts its calls. */
function stubProvider(errors: Error[] = []): AssistantProvider & { calls: number } {
  const provider: AssistantProvider & { calls: number } = {
    name: "openai",
    calls: 0,
    async *answer() {
      provider.calls += 1;
      const error = errors.shift();
      if (error) throw error;
      yield "yes";
      return withoutSources;
    },
  };
  return provider;
}

function guards(change: Partial<Guards> = {}): Guards {
  return { gate: createGate({ running: 1, waiting: 1 }), breaker: createBreaker(() => 0), ...change };
}

async function ask(provider: AssistantProvider, signal = new AbortController().signal): Promise<string> {
  let text = "";
  for await (const piece of provider.answer(question, signal)) text += piece;
  return text;
}

/** A gate whose only place is taken; `free` releases it. */
async function takenGate(): Promise<{ gate: Guards["gate"]; free: () => void }> {
  const gate = createGate({ running: 1, waiting: 1 });
  return { gate, free: await gate.enter(new AbortController().signal) };
}

test("passes on the provider's words", async () => {
  expect(await ask(guarded(stubProvider(), guards()))).toBe("yes");
});

test("does not queue a call that the budget would refuse", async () => {
  const { gate } = await takenGate();
  const budget = handBudget();
  budget.spentUp = true;
  await expect(ask(guarded(stubProvider(), guards({ gate, budget })))).rejects.toMatchObject({ kind: "budget" });
});

test("does not queue a call while the breaker is open", async () => {
  const { gate } = await takenGate();
  const breaker = createBreaker(() => 0);
  for (let call = 0; call < 5; call++) breaker.enter().failed();
  await expect(ask(guarded(stubProvider(), guards({ gate, breaker })))).rejects.toMatchObject({ kind: "unavailable" });
});

test("refuses a queued call when others spend the budget while it waits", async () => {
  const { gate, free } = await takenGate();
  const budget = handBudget();
  const provider = stubProvider();
  const asked = ask(guarded(provider, guards({ gate, budget })));
  await new Promise(setImmediate);
  budget.spentUp = true;
  free();
  await expect(asked).rejects.toMatchObject({ kind: "budget" });
  expect(provider.calls).toBe(0);
});

test("releases its slot after an answer, a failure, and a visitor who stops reading", async () => {
  const provider = guarded(stubProvider([new ProviderError("garbage")]), guards());
  await expect(ask(provider)).rejects.toMatchObject({ kind: "garbage" });
  const pieces = provider.answer(question, new AbortController().signal)[Symbol.asyncIterator]();
  expect((await pieces.next()).value).toBe("yes");
  await pieces.return?.();
  expect(await ask(provider)).toBe("yes");
});

test.each([
  ["failures of the model's server", () => new ProviderError("timeout"), { kind: "unavailable" }],
  ["empty and broken answers", () => new ProviderError("garbage"), { kind: "unavailable" }],
  ["questions that were turned down", () => new ProviderError("garbage", { outage: false }), { kind: "garbage" }],
  ["visitors who left", () => new Error("gone"), { message: "gone" }],
])("handles the call after five %s in a row", async (_case, makeError, sixth) => {
  const provider = guarded(stubProvider(Array.from({ length: 6 }, makeError)), guards());
  for (let call = 0; call < 5; call++) await ask(provider).catch(() => undefined);
  await expect(ask(provider)).rejects.toMatchObject(sixth);
});
