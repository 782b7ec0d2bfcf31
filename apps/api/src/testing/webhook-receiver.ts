import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";

export type ReceivedCall = { headers: IncomingHttpHeaders; body: string };

export type WebhookReceiver = {
  url: string;
  /** Everything posted, in order of arrival. */
  calls: ReceivedCall[];
  /** How the next calls are answered: with a status, or by the test's own function. */
  answer: number | ((response: ServerResponse) => void);
};

/** A real HTTP server in place of a customer's, closed when the test has ended. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const receiver: WebhookReceiver = { url: "", calls: [], answer: 204 };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      receiver.calls.push({ headers: request.headers, body });
      if (typeof receiver.answer === "function") receiver.answer(response);
      else response.writeHead(receiver.answer).end();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/leads`;
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  });
  return receiver;
}
