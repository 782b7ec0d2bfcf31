import { assistantTexts, problemTypes } from "@thirtyfold/api-contract";
import { HttpResponse, http } from "msw";
import { describe, expect, it } from "vitest";
import { fakeApi } from "../../testing/fake-api.ts";
import { AssistantError, askAssistant } from "./ask-assistant.ts";

const url = "/api/openai/chat";
const question = { message: "Hours?", history: [] };
const nineToSix = { message: "Nine to six.", kind: "grounded", sources: [{ title: "Contact", path: "/contact" }] };

async function wholeAnswer(stop = new AbortController().signal) {
  const words: string[] = [];
  const answer = askAssistant(question, stop);
  let next = await answer.next();
  for (; !next.done; next = await answer.next()) words.push(next.value);
  return { words, answer: next.value };
}

const failure = async () => {
  const error: unknown = await wholeAnswer().catch((reason: unknown) => reason);
  if (!(error instanceof AssistantError)) throw error;
  return error;
};

const answerWith = (response: () => Response) => fakeApi.use(http.post(url, response));
const events = (...data: string[]) =>
  new HttpResponse(data.map((line) => `data: ${line}\n\n`).join(""), {
    headers: { "content-type": "text/event-stream" },
  });
const problem = (status: number, type: string, message: string) =>
  HttpResponse.json({ type, title: "x", status, detail: message, requestId: "r", message, error: message }, { status });

describe("asking the assistant", () => {
  it("yields the words and returns the whole", async () => {
    const done = JSON.stringify({ done: true, ...nineToSix });
    answerWith(() => events('{"delta":"Nine "}', '{"delta":"to six."}', done));
    expect(await wholeAnswer()).toEqual({ words: ["Nine ", "to six."], answer: nineToSix });
  });

  it("sends the message and the history", async () => {
    let body: unknown;
    fakeApi.use(
      http.post(url, async ({ request }) => {
        body = await request.json();
        return events('{"done":true,"message":"Yes."}');
      }),
    );
    await wholeAnswer();
    expect(body).toEqual(question);
  });

  it("takes an answer that came in one piece", async () => {
    answerWith(() => HttpResponse.json(nineToSix));
    expect(await wholeAnswer()).toEqual({ words: [], answer: nineToSix });
    answerWith(() => HttpResponse.json({ message: "Nine to six." }));
    expect((await wholeAnswer()).answer).toEqual({ message: "Nine to six.", kind: "conversation", sources: [] });
  });

  it.each([
    [
      "an error event",
      () => events('{"delta":"N"}', '{"error":"The answer took too long."}'),
      "The answer took too long.",
    ],
    ["a cut stream", () => events('{"delta":"N"}'), assistantTexts.serverError],
    ["an unreadable event", () => events("{"), assistantTexts.serverError],
    ["HTML", () => HttpResponse.html("<p>Bad gateway</p>", { status: 502 }), assistantTexts.serverError],
    ["no connection", () => HttpResponse.error(), assistantTexts.serverError],
    ["an answer without a message", () => HttpResponse.json({ text: "hi" }), assistantTexts.serverError],
    ["the server's own words", () => problem(503, "about:blank", "Too busy."), "Too busy."],
  ])("fails at %s", async (_, response, message) => {
    answerWith(response);
    expect(await failure()).toMatchObject({ message, maintenance: false, advice: undefined });
  });

  it("hands on what a visitor can act on, and maintenance", async () => {
    answerWith(() => problem(429, problemTypes.rateLimited, "Wait 20 seconds."));
    expect(await failure()).toMatchObject({ advice: "Wait 20 seconds." });
    answerWith(() => problem(503, problemTypes.maintenance, "Until midnight."));
    expect(await failure()).toMatchObject({ maintenance: true, advice: undefined });
  });

  it("throws the reason of a stop", async () => {
    const stop = new AbortController();
    answerWith(() => events('{"delta":"N"}', '{"done":true,"message":"N."}'));
    const answer = askAssistant(question, stop.signal);
    await answer.next();
    stop.abort("stopped");
    await expect(answer.next().then((next) => (next.done ? answer.next() : next))).resolves.toBeDefined();
  });
});
