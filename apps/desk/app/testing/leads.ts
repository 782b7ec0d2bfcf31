import type { DeskLead, WholeLead } from "@thirtyfold/api-contract/desk";
import { HttpResponse } from "msw";
import { vi } from "vitest";
import { openDesk } from "./open-desk.tsx";
import { answerCall, fakeDesk, ines, onlyPage, person, sessionOf } from "./people.ts";

export const tomas = person("Tomas Verhale");

/** When the leads arrived. */
export const at = Date.now() - 2 * 3_600_000;

const lead = (id: string, name: string, more: Partial<DeskLead> = {}): DeskLead => ({
  id,
  form: "intake",
  createdAt: at,
  email: `${id}@pellwater.example`,
  name,
  company: "Pellwater",
  state: "new",
  assignee: null,
  version: 3,
  suspect: false,
  source: null,
  resume: null,
  ...more,
});
export const first = lead("l1", "Adaeze Lindqvist");
export const second = lead("l2", "Jun Sato", {
  source: "october",
  form: "applications",
  state: "talking",
  assignee: tomas.id,
  resume: "cv.pdf",
});

/** A lead with its answers. */
export const whole = (of: DeskLead, more: Partial<WholeLead> = {}): WholeLead => ({
  ...of,
  fields: { fullName: of.name, email: of.email, projectTypes: ["AI Agent", "Other"], problem: "Calls at night" },
  origin: {},
  notes: [],
  timeline: [{ at, kind: "submitted", personId: null, personName: null, value: null }],
  ...more,
});

/** The leads of a desk with two; records each query of the list. */
export async function openLeads(path = "/leads", session = sessionOf(ines)) {
  // jsdom has no layout, and a list without a height shows nothing.
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(800);
  const socket = fakeDesk({ session, people: [ines, tomas] });
  const asked: string[] = [];
  answerCall("GET /api/desk/leads", ({ request }) => {
    asked.push(new URL(request.url).search);
    return onlyPage([first, second]);
  });
  answerCall("GET /api/desk/leads/:id", ({ params }) =>
    HttpResponse.json(whole(params["id"] === second.id ? second : first)),
  );
  return { user: await openDesk(path, "Leads"), asked, socket };
}
