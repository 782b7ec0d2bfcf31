import { HttpResponse, http } from "msw";
import { describe, expect, it, vi } from "vitest";
import { fakeApi } from "../testing/fake-api.ts";
import { createRecord, listRecords, removeRecord, updateRecord } from "./data-client.ts";

const rows = [{ id: "a", title: "First" }, { id: "b" }];
const pagination = { page: 1, limit: 10, total: 2, pages: 1 };

describe("reading", () => {
  it.each([
    ["a plain list", rows, undefined],
    ["the API's own list", { data: rows, pagination }, pagination],
    ["a list under its table's name", { solutions: rows, pagination }, pagination],
    ["a list under its table's name, in data", { data: { solutions: rows, pagination } }, pagination],
  ])("accepts %s", async (_, body, pages) => {
    fakeApi.use(http.get("*/api/solutions", () => HttpResponse.json(body)));
    const result = await listRecords("solutions");
    expect(result.data).toEqual(rows);
    expect(result.pagination).toEqual(pages);
    expect(result).not.toHaveProperty("error");
  });

  it("requests an order and a page", async () => {
    const asked: string[] = [];
    fakeApi.use(
      http.get("*/api/solutions", ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json([]);
      }),
    );
    await listRecords("solutions", { orderBy: "created_at", ascending: false, page: 2, limit: 10 });
    expect(asked).toEqual(["?orderBy=created_at&ascending=false&page=2&limit=10"]);
  });

  it("skips invalid records", async () => {
    fakeApi.use(http.get("*/api/solutions", () => HttpResponse.json([{ id: "a" }, null, { id: 3 }, "b"])));
    expect((await listRecords("solutions")).data).toEqual([{ id: "a" }]);
  });

  it.each([
    [
      "says the status",
      () => new HttpResponse(null, { status: 503, statusText: "Service Unavailable" }),
      "Service Unavailable",
    ],
    ["says that nobody answered", () => HttpResponse.error(), "The server could not be reached"],
    ["says that it cannot read the answer", () => HttpResponse.text("<html>"), "The answer holds no list"],
  ])("returns an empty list and %s", async (_, answer, status) => {
    fakeApi.use(http.get("*/api/solutions", answer));
    expect(await listRecords("solutions")).toEqual({ data: [], error: `API error: ${status}` });
  });

  it("reports the status code when there is no status text, as over HTTP/2", async () => {
    vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(new Response(null, { status: 503 }));
    expect(await listRecords("solutions")).toEqual({ data: [], error: "API error: 503" });
  });

  it("throws the abort reason", async () => {
    fakeApi.use(http.get("*/api/solutions", () => HttpResponse.json([])));
    const signal = AbortSignal.abort(new Error("left the page"));
    await expect(listRecords("solutions", { signal })).rejects.toThrow("left the page");
  });
});

describe("writing", () => {
  it("creates, updates and deletes a record by its id, as the administrator", async () => {
    const seen: unknown[] = [];
    const note = async (request: Request) =>
      seen.push([request.method, new URL(request.url).pathname, request.headers.get("authorization")]);
    fakeApi.use(
      http.post("*/api/solutions", async ({ request }) => {
        await note(request);
        return HttpResponse.json({ data: { id: "new", ...((await request.json()) as object) } }, { status: 201 });
      }),
      http.patch("*/api/solutions/:id", async ({ request, params }) => {
        await note(request);
        return HttpResponse.json({ id: params["id"], ...((await request.json()) as object) });
      }),
      http.delete("*/api/solutions/:id", async ({ request }) => {
        await note(request);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const token = "the-token";
    const created = await createRecord("solutions", { slug: "new", title: "New" }, { token });
    expect(created).toEqual({ data: { id: "new", slug: "new", title: "New" } });
    expect(await updateRecord("solutions", "a/b", { title: "Other" }, { token })).toEqual({
      data: { id: "a/b", title: "Other" },
    });
    expect(await removeRecord("solutions", "new", { token })).toEqual({ data: { id: "new" } });
    expect(seen).toEqual([
      ["POST", "/api/solutions", "Bearer the-token"],
      ["PATCH", "/api/solutions/a%2Fb", "Bearer the-token"],
      ["DELETE", "/api/solutions/new", "Bearer the-token"],
    ]);
  });

  it("returns null and the status on failure", async () => {
    const refuse = () => new HttpResponse(null, { status: 401, statusText: "Unauthorized" });
    fakeApi.use(
      http.post("*/api/solutions", refuse),
      http.patch("*/api/solutions/:id", refuse),
      http.delete("*/api/solutions/:id", refuse),
    );
    const refused = { data: null, error: "API error: Unauthorized" };
    expect(await createRecord("solutions", { slug: "new", title: "New" })).toEqual(refused);
    expect(await updateRecord("solutions", "a", { title: "Other" })).toEqual(refused);
    expect(await removeRecord("solutions", "a")).toEqual(refused);
  });

  it("does not treat an unreadable response as a stored record", async () => {
    fakeApi.use(http.post("*/api/solutions", () => HttpResponse.json({ ok: true })));
    const result = await createRecord("solutions", { slug: "new", title: "New" });
    expect(result).toEqual({ data: null, error: "API error: The answer holds no record" });
  });
});
