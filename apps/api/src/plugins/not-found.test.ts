import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { buildTestApp, sharedTestApp } from "../testing/build-test-app.ts";

const probe: FastifyPluginAsyncZod = async (app) => {
  app.get("/api/things/:id", { schema: { params: z.object({ id: z.string() }) } }, (request) => request.params);
  app.delete("/api/things/:id", () => "gone");
};

const app = sharedTestApp(async () => ({ probe }));

describe("unknown addresses", () => {
  it.each(["/api", "/api/", "/api/nothing", "/api/things", "/nothing"])("%s is a 404 problem", async (url) => {
    const response = await app().inject(url);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ title: "Not Found", detail: "There is nothing at this address." });
  });

  it("are reported before the body is examined", async () => {
    const xml = { headers: { "content-type": "application/xml" }, payload: "<a/>" };
    const json = { headers: { "content-type": "application/json" }, payload: "{oops" };
    const large = { payload: { text: "x".repeat(100_000) } };
    for (const body of [xml, json, large]) {
      expect((await app().inject({ method: "POST", url: "/api/nothing", ...body })).statusCode).toBe(404);
      expect((await app().inject({ method: "POST", url: "/api/things/1", ...body })).statusCode).toBe(405);
    }
  });
});

describe("other methods", () => {
  it.each(["PUT", "PATCH", "POST", "OPTIONS"] as const)("%s is a 405 with the allowed methods", async (method) => {
    const response = await app().inject({ method, url: "/api/things/1?x=1" });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe("DELETE, GET, HEAD");
    expect(response.json()).toMatchObject({ status: 405, title: "Method Not Allowed" });
  });

  it("leave allowed methods and long parameters alone", async () => {
    const id = "a".repeat(129);
    expect((await app().inject(`/api/things/${id}`)).json()).toEqual({ id });
    expect((await app().inject({ method: "DELETE", url: "/api/things/1" })).statusCode).toBe(200);
  });

  it("are not blamed for an overlong parameter when a website catches unmatched routes", async () => {
    const website: FastifyPluginAsyncZod = async (outer) => {
      await outer.register(probe);
      outer.get("/*", (_request, reply) => reply.callNotFound());
    };
    const own = await buildTestApp({ probe: website });
    const url = `/api/things/${"a".repeat(300)}`;
    expect((await own.inject(url)).statusCode).toBe(404);
    expect((await own.inject({ method: "POST", url })).statusCode).toBe(405);
  });

  it("are reported for the metrics, too", async () => {
    const response = await app().inject({ method: "POST", url: "/metrics" });
    expect([response.statusCode, response.headers.allow]).toEqual([405, "GET, HEAD"]);
  });
});
