import type { FastifyInstance } from "fastify";

/** The fields a visitor fills in. */
export const intake = {
  name: "Ines Kallio",
  email: "Ines@Pellwater.example",
  company: "Pellwater Research",
  phone: "+1 555 0100",
  need: "Workflow Automation",
  message: "We copy 40 invoices\neach week.",
};
export const audit = {
  fullName: "Tomas Verhale",
  projectTypes: ["AI Agent", "Other"],
  timeline: "30 Days",
  problem: "Calls",
};
const browser = { accept: "text/html,application/xhtml+xml", "content-type": "application/x-www-form-urlencoded" };

export const encode = (fields: Record<string, string | string[]>) =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) => [value].flat().map((item) => [name, item])),
  ).toString();

/** Posts JSON, as a script does. */
export async function post(app: FastifyInstance, form: string, payload: object, headers: Record<string, string> = {}) {
  return app.inject({ method: "POST", url: `/api/forms/${form}`, payload, headers });
}

/** Posts a form, as a browser does. */
export async function send(
  app: FastifyInstance,
  form: string,
  fields: Record<string, string | string[]>,
  headers: Record<string, string> = {},
) {
  const payload = encode(fields);
  return app.inject({ method: "POST", url: `/api/forms/${form}`, payload, headers: { ...browser, ...headers } });
}

export const idOf = (response: { json(): { id: string } }) => response.json().id;
