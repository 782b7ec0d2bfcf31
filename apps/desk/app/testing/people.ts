import type { DeskPerson } from "@thirtyfold/api-contract/desk";
import { HttpResponse, http } from "msw";
import type { DeskSession } from "../lib/session.ts";
import { fakeApi } from "./fake-api.ts";
import { fakeSocket } from "./fake-socket.ts";

/** A person of the desk. */
export const person = (name: string, more: Partial<DeskPerson> = {}): DeskPerson => ({
  id: name.toLowerCase().replaceAll(" ", "-"),
  name,
  role: "member",
  joinedAt: Date.now() - 3 * 24 * 3_600_000,
  disabled: false,
  version: 1,
  ...more,
});

/** An owner, signed in by a passkey unless stated otherwise. */
export const ines = person("Ines Kallio", { role: "owner" });

/** A person's session. */
export const sessionOf = (who: DeskPerson, way: "token" | "passkey" | "link" = "passkey"): DeskSession => ({
  person: who,
  session: { id: "s1", way, createdAt: Date.now(), seenAt: Date.now() },
});

/** The only page of a list. */
export const onlyPage = (data: readonly object[]) => HttpResponse.json({ data, nextCursor: null });

/** An RFC 9457 response with this detail. */
export const problemOf = (status: number, detail: string) =>
  HttpResponse.json(
    { type: "about:blank", title: "Refused", status, detail, requestId: "r1", message: detail, error: detail },
    { status },
  );

/** Answers a call by its name, such as `GET /api/desk/people`. */
export function answerCall(name: string, answer: Parameters<typeof http.get>[1]): void {
  const [method = "GET", path = ""] = name.split(" ");
  const makers = { GET: http.get, POST: http.post, PATCH: http.patch, DELETE: http.delete };
  fakeApi.use(makers[method as keyof typeof makers](path, answer));
}

/** Answers as a desk with these people, and returns the server's end of the socket. */
export function fakeDesk({ session = sessionOf(ines), people = [ines] as readonly DeskPerson[] } = {}) {
  answerCall("GET /api/desk/session", () => HttpResponse.json(session));
  answerCall("GET /api/desk/people", () => onlyPage(people));
  answerCall("GET /api/desk/sessions", () => onlyPage([]));
  answerCall("GET /api/desk/passkeys", () => onlyPage([]));
  answerCall("GET /api/desk/conversations", () => onlyPage([]));
  const none = { waiting: 0, mine: 0, unassigned: 0, snoozed: 0, closed: 0 };
  answerCall("GET /api/desk/counts", () => HttpResponse.json({ conversations: none, newLeads: 0 }));
  return fakeSocket(session.person.id);
}
