import { calls, createClient, deskCalls } from "@thirtyfold/api-contract/client";
import { roomCalls } from "@thirtyfold/realtime-protocol";

const client = createClient({ ...calls, ...deskCalls, ...roomCalls }, { origin: "https://www.example.com" });

export async function right(): Promise<readonly (string | number)[]> {
  const { message } = await client.call("POST /api/openai/chat", { body: { message: "Hello" } });
  const [lead] = await client.call("GET /api/admin/leads", { query: { form: "audit", limit: 1 } });
  const params = { roomId: "ann_ben" };
  const [first] = await client.call("GET /api/realtime-chat/rooms/{roomId}/messages", { params, query: { limit: 1 } });
  const { person } = await client.call("GET /api/desk/session");
  for await (const event of client.stream("POST /api/ai/generate", { body: { messages: [], demoType: "sales" } })) {
    if ("step" in event) return [event.step.title];
  }
  return [message, lead?.createdAt ?? 0, first?.seq ?? 0, person.name];
}

export const wrong = [
  // @ts-expect-error There is no such call.
  client.call("GET /api/openai/chat"),
  // @ts-expect-error The id is missing.
  client.call("DELETE /api/solutions/{id}"),
  // @ts-expect-error A question is a text.
  client.call("POST /api/openai/chat", { body: { message: 7 } }),
  // @ts-expect-error There is no such form.
  client.call("GET /api/admin/leads", { query: { form: "survey" } }),
  // @ts-expect-error Nothing comes in pieces.
  client.stream("GET /healthz"),
];
