import type { FastifyInstance, InjectOptions } from "fastify";

export const adminToken = "a-long-random-text";

export type Headers = Record<string, string>;

/** A call of the desk with a body, with the given headers. */
export async function call(app: FastifyInstance, name: string, headers: Headers = {}, payload?: object) {
  const [method = "", url = ""] = name.split(" ");
  const options: InjectOptions = { method, url, headers };
  return app.inject(payload === undefined ? options : { ...options, payload });
}

/** The headers a browser sends after the response that signed it in. */
export function cookieOf({ headers }: { headers: Record<string, unknown> }): Headers {
  return { cookie: String(headers["set-cookie"]).split(";", 1)[0] ?? "" };
}

/** Signs in an owner by token. */
export async function signInOwner(app: FastifyInstance, name = "Ines Kallio"): Promise<Headers> {
  return cookieOf(await call(app, "POST /api/desk/session", {}, { token: adminToken, name }));
}

/** Invites a person as `owner` and signs that person in. */
export async function signInInvited(app: FastifyInstance, owner: Headers, name: string, role = "member") {
  const invited = await call(app, "POST /api/desk/invitations", owner, { name, role });
  const { person, secret } = invited.json<{ person: { id: string; version: number }; secret: string }>();
  return { person, headers: cookieOf(await call(app, "POST /api/desk/session", {}, { link: secret })) };
}
