/** Who may call a route: ADMIN_TOKEN; a person of the desk; an owner; anybody, to sign in. */
export type Access = "token" | "member" | "owner" | "anybody";

/** Every route of the desk and of administrators. A missing route prevents startup. */
export const permissions: Readonly<Record<string, Access>> = {
  "GET /api/admin/feedback": "token",
  "GET /api/admin/leads": "token",
  "DELETE /api/admin/leads": "token",
  "GET /api/admin/leads/:id": "token",
  "DELETE /api/admin/leads/:id": "token",
  "GET /api/admin/leads/:id/resume": "token",
  "POST /api/solutions": "token",
  "PATCH /api/solutions/:id": "token",
  "DELETE /api/solutions/:id": "token",
  "POST /api/performance_metrics": "token",
  "PATCH /api/performance_metrics/:id": "token",
  "DELETE /api/performance_metrics/:id": "token",

  "POST /api/desk/session": "anybody",
  "POST /api/desk/session/options": "anybody",
  "GET /api/desk/session": "member",
  "DELETE /api/desk/session": "member",
  "GET /api/desk/passkeys": "member",
  "POST /api/desk/passkeys": "member",
  "POST /api/desk/passkeys/options": "member",
  "DELETE /api/desk/passkeys/:id": "member",
  "GET /api/desk/push": "member",
  "POST /api/desk/push": "member",
  "DELETE /api/desk/push/:id": "member",
  "GET /api/desk/counts": "member",
  "GET /api/desk/overview": "member",
  "GET /api/desk/conversations": "member",
  "GET /api/desk/conversations/:roomId": "member",
  "PATCH /api/desk/conversations/:roomId": "member",
  "DELETE /api/desk/conversations/:roomId": "owner",
  "GET /api/desk/conversations/:roomId/messages": "member",
  "POST /api/desk/conversations/:roomId/messages": "member",
  "GET /api/desk/conversations/:roomId/notes": "member",
  "POST /api/desk/conversations/:roomId/notes": "member",
  "GET /api/desk/conversations/:roomId/events": "member",
  "POST /api/desk/conversations/:roomId/read": "member",
  "POST /api/desk/conversations/:roomId/typing": "member",
  "GET /api/desk/leads": "member",
  "PATCH /api/desk/leads": "member",
  "GET /api/desk/leads.csv": "owner",
  "GET /api/desk/leads/:id": "member",
  "PATCH /api/desk/leads/:id": "member",
  "DELETE /api/desk/leads/:id": "owner",
  "GET /api/desk/leads/:id/resume": "member",
  "POST /api/desk/leads/:id/notes": "member",
  "GET /api/desk/unanswered": "member",
  "GET /api/desk/replies": "member",
  "POST /api/desk/replies": "member",
  "PATCH /api/desk/replies/:id": "member",
  "DELETE /api/desk/replies/:id": "member",
  "GET /api/desk/people": "member",
  "PATCH /api/desk/people/:id": "owner",
  "POST /api/desk/people/:id/link": "owner",
  "DELETE /api/desk/people/:id/sessions": "owner",
  "POST /api/desk/invitations": "owner",
  "GET /api/desk/sessions": "owner",
  "GET /api/desk/log": "owner",
};

const guarded = /^\/api\/(?:admin|desk)(?:\/|$)/;

/** Undefined for routes open to visitors. @throws {Error} if a route is missing above. */
export function accessOf(
  method: string,
  url: string,
  security: readonly unknown[] | undefined,
): Exclude<Access, "anybody"> | undefined {
  const call = `${method === "HEAD" ? "GET" : method} ${url}`;
  const access = permissions[call];
  if (access !== undefined) return access === "anybody" ? undefined : access;
  if (guarded.test(url) || security !== undefined) {
    throw new Error(`${call} has no entry in people/permissions.ts: say who may make it.`);
  }
  return undefined;
}
