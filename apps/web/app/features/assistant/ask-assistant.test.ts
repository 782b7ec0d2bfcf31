import { assistantTexts, problemTypes } from "@thirtyfold/api-contract";
import { HttpResponse, http } from "msw";
import { describe, expect, it } from "vitest";
import { fakeApi } from "../../testing/fake-api.ts";
import { type AskedFor, AssistantError, askAssistant, stopAnswer } from "./ask-assistant.ts";

const url = "/api/openai/chat";
const question = { message: "Hours?", history: [] };
const nineToSix = { message: "Nine to six.", kind: "grounded", sources: [{ title: "Contact", path: "/contact" }] };

const wholeEvent = JSON.stringify({ done: true, ...nineToSix });
const id = "00112233445566778899aabbccddeeff";
const gone = () => HttpResponse.json({ message: "Not here any more." }, { status: 404 });

async function wholeAnswer(stop = new AbortController().signal, asked: AskedFor = { id, question }) {
  const words: string[] = [];
  const answer = askAssistant(asked, stop);
  let next = await answer.next();
  for (; !next.done; next = await answer.next()) words.push(next.value);
  return { words, answer: next.value };
}

const failure = async () => {
  const error: unknown = await wholeAnswer().catch((reason: unknown) => reason);
  if (!(error instanceof AssistantError)) throw error;
  return error;
};

const answerWith = (response: () => Response) => fakeApi.use(http.post(url, response), http.get(`${url}/:id`, gone));
const events = (...data: string[]) =>
  new HttpResponse(data.map((line) => `data: ${line}\n\n`).join(""), {
    headers: { "content-type": "text/event-stream" },
  });
const problem = (status: number, type: string, message: string) =>
  HttpResponse.json({ type, title: "x", status, detail: message, requestId: "r", message, error: message }, { status });

describe("asking the assistant", () => {
  it("yields the deltas and returns the whole answer", async () => {
    answerWith(() => events('{"delta":"Nine "}', '{"delta":"to six."}', wholeEvent));
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
    expect(body).toEqual({ ...question, id });
  });

  it("accepts an answer that came in one piece", async () => {
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
    ["an unreadable event", () => events("{"), assistantTexts.serverError],
    ["HTML", () => HttpResponse.html("<p>Bad gateway</p>", { status: 502 }), assistantTexts.serverError],
    ["no connection", () => HttpResponse.error(), assistantTexts.serverError],
    ["an answer without a message", () => HttpResponse.json({ text: "hi" }), assistantTexts.serverError],
    ["the server's own words", () => problem(503, "about:blank", "Too busy."), "Too busy."],
  ])("fails on %s", async (_, response, message) => {
    answerWith(response);
    expect(await failure()).toMatchObject({ message, maintenance: false, advice: undefined });
  });

  it("passes on advice for the visitor, and maintenance", async () => {
    answerWith(() => problem(429, problemTypes.rateLimited, "Wait 20 seconds."));
    expect(await failure()).toMatchObject({ advice: "Wait 20 seconds." });
    answerWith(() => problem(503, problemTypes.maintenance, "Until midnight."));
    expect(await failure()).toMatchObject({ maintenance: true, advice: undefined });
  });

  it("resumes where it was after a lost connection, until there is nothing left to resume", async () => {
    const asked: (string | null)[] = [];
    const rest = [events('{"delta":"to "}'), HttpResponse.error(), events('{"delta":"six."}', wholeEvent)];
    fakeApi.use(
      http.post(url, () => events('{"delta":"Nine "}')),
      http.get(`${url}/${id}`, ({ request }) => {
        asked.push(new URL(request.url).searchParams.get("after"));
        return rest.shift() ?? gone();
      }),
    );
    expect(await wholeAnswer()).toEqual({ words: ["Nine ", "to ", "six."], answer: nineToSix });
    expect(asked).toEqual(["1", "2", "2"]);
    expect(await failure()).toMatchObject({ advice: "Not here any more." });
  });

  it("resumes an answer whose question was asked before a reload, or may have arrived", async () => {
    fakeApi.use(
      http.post(url, () => HttpResponse.error()),
      http.get(`${url}/${id}`, () => events('{"delta":"Nine to six."}', wholeEvent)),
    );
    const answered = { words: ["Nine to six."], answer: nineToSix };
    expect(await wholeAnswer(undefined, { id })).toEqual(answered);
    expect(await wholeAnswer()).toEqual(answered);
  });

  it("tells the server to stop", async () => {
    const stopped = new Promise<unknown>((resolve) => {
      fakeApi.use(
        http.delete(`${url}/:id`, ({ params }) => {
          resolve(params["id"]);
          return new HttpResponse(null, { status: 204 });
        }),
      );
    });
    stopAnswer(id);
    expect(await stopped).toBe(id);
  });

  it("throws the reason of an abort", async () => {
    const stop = new AbortController();
    answerWith(() => events('{"delta":"N"}', '{"done":true,"message":"N."}'));
    const answer = askAssistant({ id, question }, stop.signal);
    await answer.next();
    stop.abort("stopped");
    await expect(answer.next().then((next) => (next.done ? answer.next() : next))).resolves.toBeDefined();
  });
});
