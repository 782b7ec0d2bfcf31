import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { Validator } from "@seriousme/openapi-schema-validator";
import { type Call, calls, deskCalls } from "@thirtyfold/api-contract/client";
import { clientFrameSchema, getServerFrameSchema, roomCalls } from "@thirtyfold/realtime-protocol";
import type { FastifyInstance, RouteOptions } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { OpenAPIV3_1 } from "openapi-types";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { z } from "zod";
import { buildTestApp, type TestAppOptions } from "../testing/build-test-app.ts";

type Socket = {
  asyncapi: string;
  channels: { socket: { address: string } };
  components: { messages: Record<string, { name: string }> };
};
type Operation = OpenAPIV3_1.OperationObject & { responses: Record<string, OpenAPIV3_1.ResponseObject> };

/** Builds an app and collects each route that anything in it registers. */
async function buildAndListRoutes(
  options: TestAppOptions = {},
): Promise<{ app: FastifyInstance; routes: RouteOptions[] }> {
  const routes: RouteOptions[] = [];
  const hear = (message: unknown) => {
    (message as { fastify: FastifyInstance }).fastify.addHook("onRoute", (route) => void routes.push({ ...route }));
  };
  subscribe("fastify.initialization", hear);
  onTestFinished(() => void unsubscribe("fastify.initialization", hear));
  return { app: await buildTestApp(options), routes };
}

async function documentOf(app: FastifyInstance): Promise<OpenAPIV3_1.Document> {
  const response = await app.inject("/openapi.json");
  expect(response.headers["content-type"]).toContain("application/json");
  return response.json();
}

it("is generated once for all requests", async () => {
  const app = await buildTestApp();
  const swagger = vi.spyOn(app, "swagger");
  const bodies = [];
  for (let time = 0; time < 3; time += 1) bodies.push((await app.inject("/openapi.json")).body);
  expect(new Set(bodies).size).toBe(1);
  expect(bodies[0]).toContain('"openapi":"3.1');
  expect(swagger).toHaveBeenCalledOnce();
});

/** A page for browsers, and the route of the AI SDK's client. */
const otherClients: ReadonlySet<string> = new Set(["/api/forms/thanks/:id", "/api/openai/ui-chat"]);

const json = (schema: unknown, io: "input" | "output") => {
  if (!(schema instanceof z.core.$ZodType)) return undefined;
  const text = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: "any" }), (key, value: unknown) =>
    key === "description" ? undefined : value,
  );
  return JSON.parse(text) as unknown;
};

const namesOf = (query: unknown): string[] =>
  Object.keys((json(query, "input") as { properties?: object } | undefined)?.properties ?? {}).toSorted();

/** Describes a route in the terms of the client's tables. */
function callOfRoute({ schema }: RouteOptions) {
  const form = schema?.consumes?.includes("multipart/form-data") ?? false;
  const response = (schema?.response ?? {}) as Record<string, unknown>;
  const success = response["200"] ?? response["201"];
  const content = (success as { content?: Record<string, { schema: unknown }> } | undefined)?.content;
  return {
    form,
    query: namesOf(schema?.querystring),
    body: form ? undefined : json(schema?.body, "input"),
    answer: json(content ? content["application/json"]?.schema : success, "output"),
    event: json(content?.["text/event-stream"]?.schema, "output"),
  };
}

function comparable({ query, body, form, answer, event }: Call) {
  return {
    form: form !== undefined,
    query: namesOf(query),
    body: json(body, "input"),
    answer: json(answer, "output"),
    event: json(event, "output"),
  };
}

const probe: FastifyPluginAsyncZod = async (app) => {
  const schema = {
    params: z.object({ id: z.string() }),
    querystring: z.object({ page: z.coerce.number().default(1) }),
    body: z.object({ name: z.string().max(5).describe("What it is called") }),
    response: { 201: z.object({ id: z.string() }), 204: z.undefined().describe("It was there.") },
  };
  app.post("/api/things/:id", { schema, config: { rate: "forms" } }, async (_request, reply) => {
    return reply.code(201).send({ id: "1" });
  });
};

describe("the API's description", () => {
  it("is valid OpenAPI 3.1", async () => {
    const { app } = await buildAndListRoutes({ probe, env: { ADMIN_TOKEN: "0123456789abcdef" } });
    const validator = new Validator();
    const result = await validator.validate(await documentOf(app));
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
    expect(validator.version).toBe("3.1");
    expect(() => validator.resolveRefs()).not.toThrow();
  });

  it("lists every route with its full input and output", async () => {
    const { app, routes } = await buildAndListRoutes({ env: { ADMIN_TOKEN: "0123456789abcdef" } });
    const document = await documentOf(app);
    const own = routes.filter(({ url, method }) => method !== "HEAD" && !url.startsWith("/docs"));
    expect(own.map(({ url }) => url)).toEqual(
      expect.arrayContaining([
        "/healthz",
        "/readyz",
        "/metrics",
        "/openapi.json",
        "/asyncapi.json",
        "/api/forms/intake",
        "/api/forms/waitlist",
        "/api/forms/applications",
        "/api/admin/leads",
        "/api/admin/leads/:id/resume",
        "/api/realtime-chat/messages",
        "/ws",
        "/api/solutions",
        "/api/performance_metrics/:id",
      ]),
    );
    const described = own.map(({ url, method }) => {
      const path = url.replace(/:(\w+)/g, "{$1}");
      const operations = document.paths?.[path] as Record<string, Operation> | undefined;
      const operation = operations?.[String(method).toLowerCase()];
      return {
        route: `${String(method)} ${url}`,
        summary: operation?.summary !== undefined,
        success: Object.keys(operation?.responses ?? {}).some((status) => /^([23]|101)/.test(status)),
        problem: operation?.responses["default"]?.content?.["application/problem+json"] !== undefined,
        body: operation?.requestBody !== undefined,
      };
    });
    const complete = { summary: true, success: true, problem: true };
    const expected = own.map(({ url, method, schema }) => ({
      ...complete,
      route: `${String(method)} ${url}`,
      body: schema?.body !== undefined,
    }));
    expect(described).toEqual(expected);
  });

  it("covers the calls of the published client, with the same schemas", async () => {
    const { routes } = await buildAndListRoutes({ env: { ADMIN_TOKEN: "0123456789abcdef" } });
    const tables: Readonly<Record<string, Call>> = { ...calls, ...deskCalls, ...roomCalls };
    const own = routes.filter(({ url, method, schema }) => {
      return /^\/(?:api\/|healthz|readyz)/.test(url) && method !== "HEAD" && !schema?.hide && !otherClients.has(url);
    });
    const made = own.map((route) => {
      return [`${String(route.method)} ${route.url.replace(/:(\w+)/g, "{$1}")}`, callOfRoute(route)] as const;
    });
    const known = Object.entries(tables).map(([key, call]) => [key, comparable(call)] as const);
    expect(Object.fromEntries(known)).toEqual(Object.fromEntries(made));
  });

  it("gives each call a unique name that client generators use for their functions", async () => {
    const { app } = await buildAndListRoutes({ env: { ADMIN_TOKEN: "0123456789abcdef" } });
    const { paths = {} } = await documentOf(app);
    const operations = Object.values(paths).flatMap((path) => Object.values(path ?? {}) as Operation[]);
    const names = operations.map(({ operationId }) => operationId);
    expect(names.filter((name) => !/^[a-z]+(?:[A-Z][a-z]+)+$/.test(name ?? ""))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(["askAssistant", "listPerformanceMetrics", "sendIntakeForm"]));
  });

  it("lists the problems of the layers around a route", async () => {
    const { app } = await buildAndListRoutes({ probe });
    const document = await documentOf(app);
    const operation = document.paths?.["/api/things/{id}"]?.post as Operation;
    expect(Object.keys(operation.responses)).toEqual(["201", "204", "400", "403", "413", "415", "429", "default"]);
    expect(operation.parameters?.map((parameter) => "name" in parameter && parameter.name)).toEqual(["page", "id"]);
    expect(operation.responses["400"]?.content?.["application/problem+json"]?.schema).toEqual({
      $ref: "#/components/schemas/Problem",
    });
    expect(Object.keys(document.components?.schemas ?? {})).toEqual(["Problem", "Json"]);
    expect(document.security).toEqual([]);
  });
});

describe("the API's description of a response", () => {
  const operationAt = async (path: string) =>
    (await documentOf((await buildAndListRoutes({ probe })).app)).paths?.[path]?.post as Operation;

  it("is that of its schema, or its status", async () => {
    const { requestBody, responses } = await operationAt("/api/things/{id}");
    expect(requestBody).toHaveProperty(
      ["content", "application/json", "schema", "properties", "name", "description"],
      "What it is called",
    );
    expect([responses["201"]?.description, responses["204"]?.description]).toEqual(["Created", "It was there."]);
    const all = JSON.stringify(await documentOf(await buildTestApp({ env: { ADMIN_TOKEN: "0123456789abcdef" } })));
    expect(all).not.toContain("Default Response");
  });

  it("lists the headers that clients rely on", async () => {
    const { responses } = await operationAt("/api/openai/chat");
    const withHeaders = Object.entries(responses).filter(([, { headers }]) => headers !== undefined);
    expect(withHeaders.map(([status, { headers }]) => [status, Object.keys(headers ?? {})])).toEqual([
      ["429", ["retry-after"]],
      ["503", ["retry-after"]],
      ["default", ["retry-after"]],
    ]);
  });

  describe("for the desk and administrators", () => {
    const answersAt = async (method: "get" | "post", path: string): Promise<Operation["responses"]> => {
      const { paths } = await documentOf(await buildTestApp({ env: { ADMIN_TOKEN: "0123456789abcdef" } }));
      const operation = paths?.[path]?.[method];
      return (operation as Operation).responses;
    };

    it.each([
      ["/api/desk/leads", ["401"]],
      ["/api/desk/log", ["401", "403"]],
      ["/api/admin/leads", ["401"]],
      ["/api/solutions", []],
    ])("%s lists the refusals of its guard", async (path, expected) => {
      const responses = await answersAt("get", path);
      expect(Object.keys(responses).filter((status) => status === "401" || status === "403")).toEqual(expected);
    });

    it.each([
      ["get", "/api/desk/leads", "401", "www-authenticate"],
      ["get", "/api/realtime-chat/rooms/{roomId}/messages", "200", "link"],
      ["get", "/api/admin/leads/{id}/resume", "200", "content-disposition"],
      ["post", "/api/desk/session", "204", "set-cookie"],
    ] as const)("%s %s lists its header", async (method, path, status, header) => {
      expect(Object.keys((await answersAt(method, path))[status]?.headers ?? {})).toEqual([header]);
    });
  });

  it("lists the page that a browser's form post gets for each problem", async () => {
    const { responses } = await operationAt("/api/forms/intake");
    expect(Object.keys(responses["303"]?.headers ?? {})).toEqual(["location"]);
    const asPage = Object.entries(responses).filter(([, { content }]) => content && "text/html" in content);
    expect(asPage.map(([status]) => status)).toEqual(["400", "403", "409", "413", "429", "default"]);
    expect(asPage.every(([, { content }]) => content && "application/problem+json" in content)).toBe(true);
  });
});

describe("the socket's description", () => {
  it("is AsyncAPI with every frame of both sides, and the API's description links to it", async () => {
    const { app } = await buildAndListRoutes();
    const response = await app.inject("/asyncapi.json");
    expect(response.headers["content-type"]).toContain("application/json");
    const { asyncapi, channels, components } = response.json<Socket>();
    expect([asyncapi, channels.socket.address]).toEqual(["3.0.0", "/ws"]);
    const frames = [...clientFrameSchema.def.options, ...getServerFrameSchema().def.options];
    expect(Object.values(components.messages).map(({ name }) => name)).toEqual(
      frames.map(({ shape }) => shape.type.def.values[0]),
    );
    expect((await documentOf(app)).info.description).toContain("/asyncapi.json");
  });
});

describe("the documentation", () => {
  it("is a page of self-hosted files that needs no inline script", async () => {
    const { app } = await buildAndListRoutes();
    const page = await app.inject("/docs");
    expect(page.headers["content-security-policy"]).toContain("script-src 'self';");
    const sources = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source = ""]) => source);
    expect(sources.length).toBeGreaterThan(4);
    expect(page.body).not.toMatch(/<script(?![^>]*src=)/);
    for (const source of sources) {
      expect(source).toMatch(/^\/docs\/static\//);
      const file = await app.inject(source);
      expect({ source, status: file.statusCode }).toEqual({ source, status: 200 });
      expect(file.headers["content-type"]).toMatch(/javascript|css|image/);
    }
  });
});
