import { demoTexts, generateTimeoutMs } from "@thirtyfold/api-contract";
import { delay, HttpResponse } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { askAgent, DemoError, type RunPiece } from "./ask-agent.ts";
import { answerWith, events, feedNextAnswer, streamedRun } from "./testing/answer-with.ts";
import { sampleSteps, sampleText, sampleTrace } from "./testing/sample-run.ts";

const request = { messages: [{ role: "user" as const, content: "Hi" }], demoType: "sales" };

async function wholeRun(cancel = new AbortController().signal) {
  const pieces: RunPiece[] = [];
  const answer = askAgent(request, cancel);
  let next = await answer.next();
  for (; !next.done; next = await answer.next()) pieces.push(next.value);
  return { pieces, answer: next.value };
}

const failure = async () => {
  const error: unknown = await wholeRun().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(DemoError);
  return error instanceof DemoError ? error.message : "";
};

afterEach(() => {
  vi.useRealTimers();
});

describe("a successful run", () => {
  it("yields steps and words as they arrive, and returns the text and the trace", async () => {
    const bodies = answerWith(streamedRun);
    const { pieces, answer } = await wholeRun();
    expect(bodies).toEqual([request]);
    expect(pieces.filter((piece) => "step" in piece)).toEqual(sampleSteps.map((step) => ({ step })));
    expect(pieces.map((piece) => ("delta" in piece ? piece.delta : "")).join("")).toBe(sampleText);
    expect(answer).toEqual({ text: sampleText, trace: sampleTrace });
  });

  it("accepts an answer in one piece, with a trace, without one, and with an invalid one", async () => {
    for (const [trace, kept] of [
      [sampleTrace, sampleTrace],
      [undefined, undefined],
      [{ version: 9 }, undefined],
    ]) {
      answerWith(() => HttpResponse.json({ text: "Nine to six.", trace }));
      expect((await wholeRun()).answer).toEqual({ text: "Nine to six.", trace: kept });
    }
  });
});

describe("what the visitor is told when there is no result (SPEC, section 8)", () => {
  const provider = demoTexts.provider;
  it.each<[string, () => Response, string]>([
    [
      "not OK: the server's error",
      () => HttpResponse.json({ error: "Too busy.", message: "x" }, { status: 503 }),
      "Too busy.",
    ],
    ["not OK, without an error", () => HttpResponse.json({ message: "x" }, { status: 500 }), demoTexts.unavailable],
    ["not OK, and HTML", () => HttpResponse.html("<p>Bad gateway</p>", { status: 502 }), demoTexts.unavailable],
    ["OK, but no JSON", () => HttpResponse.html("<p>Hi</p>"), demoTexts.unparseable],
    ["OK, but cut JSON", () => new HttpResponse('{"text":"Ni'), demoTexts.unparseable],
    ["OK, but JSON without text", () => HttpResponse.json({ message: "Nine" }), demoTexts.emptyResponse],
    ["OK, but null", () => HttpResponse.json(null), demoTexts.emptyResponse],
    ["OK, but blank text", () => HttpResponse.json({ text: " \n" }), demoTexts.emptyResponse],
    ["OK, but an error", () => HttpResponse.json({ error: "The answer took too long." }), "The answer took too long."],
    [
      "an event that is no JSON",
      () => new HttpResponse("data: {\n\n", { headers: { "content-type": "text/event-stream" } }),
      demoTexts.unparseable,
    ],
    ["an event that is none of ours", () => events({ delta: 5 }), demoTexts.unparseable],
    ["a stream that ends without a result", () => events({ delta: "Ni" }), demoTexts.other],
    ["a stream that ends with blank text", () => events({ done: true, text: " " }), demoTexts.emptyResponse],
    ["a stream that ends with an error", () => events({ delta: "N" }, { error: "Broken off." }), "Broken off."],
    ["no connection", () => HttpResponse.error(), demoTexts.other],
    ["an error about OpenAI", () => HttpResponse.json({ error: "OpenAI said no" }, { status: 500 }), provider],
    ["an error about a key", () => HttpResponse.json({ error: "Invalid API key: sk-1" }, { status: 401 }), provider],
    ["an error about a quota, streamed", () => events({ error: "You exceeded your quota" }), provider],
  ])("%s", async (_, response, message) => {
    answerWith(response);
    expect(await failure()).toBe(message);
  });

  it("no answer within 20 seconds, but not earlier", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    answerWith(async () => {
      await delay("infinite");
      return HttpResponse.json({});
    });
    const failed = vi.fn<(message: string) => void>();
    void failure().then(failed);
    await vi.advanceTimersByTimeAsync(generateTimeoutMs - 1);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(() => expect(failed).toHaveBeenCalledExactlyOnceWith(demoTexts.timeout));
  });

  it("a stream that stalls for 20 seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const stream = feedNextAnswer();
    const failed = failure();
    stream.send({ delta: "Ni" });
    await vi.advanceTimersByTimeAsync(generateTimeoutMs);
    expect(await failed).toBe(demoTexts.timeout);
  });
});

it("throws the reason when the visitor cancels, and closes the connection", async () => {
  const cancel = new AbortController();
  const stream = feedNextAnswer();
  const run = askAgent(request, cancel.signal);
  stream.send({ delta: "Ni" });
  expect(await run.next()).toEqual({ done: false, value: { delta: "Ni" } });
  cancel.abort("cancelled");
  await expect(run.next()).rejects.toBe("cancelled");
  await stream.left;
});
