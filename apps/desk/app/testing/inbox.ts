import { HttpResponse } from "msw";
import { vi } from "vitest";
import { counts, first, second, tomas, whole } from "./conversations.ts";
import { openDesk } from "./open-desk.tsx";
import { answerCall, fakeDesk, ines, onlyPage, sessionOf } from "./people.ts";

/** The bodies of a call about the first conversation. */
export function bodiesOf(name: string): unknown[] {
  const bodies: unknown[] = [];
  answerCall(name, async ({ request }) => {
    bodies.push(await request.json());
    return HttpResponse.json(whole(first));
  });
  return bodies;
}

/** A desk with two waiting conversations, the first of which is open. */
export async function openInbox(path = "/inbox") {
  // jsdom has no layout, and a list without a height shows nothing.
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(800);
  const socket = fakeDesk({ session: sessionOf(ines), people: [ines, tomas] });
  answerCall("GET /api/desk/counts", () => HttpResponse.json({ conversations: counts, newLeads: 0 }));
  answerCall("GET /api/desk/conversations", () => onlyPage([first, second]));
  answerCall("GET /api/desk/conversations/:roomId", ({ params }) =>
    HttpResponse.json(whole(params["roomId"] === second.roomId ? second : first)),
  );
  answerCall("POST /api/desk/conversations/:roomId/typing", () => new HttpResponse(null, { status: 204 }));
  return Object.assign(await openDesk(path, "Inbox"), { socket });
}
