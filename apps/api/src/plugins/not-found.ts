import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { ProblemError, sendProblem } from "../answers/problem.ts";

/** Methods by route pattern, except for `*`, which takes whatever no other route does. */
class RouteTable {
  readonly #routes = new Map<string, { pattern: URLPattern; methods: Set<string> }>();

  add(url: string, methods: readonly string[]): void {
    if (url.includes("*")) return;
    const route = this.#routes.get(url) ?? { pattern: new URLPattern({ pathname: url }), methods: new Set() };
    this.#routes.set(url, route);
    for (const method of methods) route.methods.add(method);
  }

  methodsOf(pathname: string): string[] {
    return [...this.#routes.values()]
      .filter(({ pattern }) => pattern.test({ pathname }))
      .flatMap(({ methods }) => [...methods]);
  }
}

declare module "fastify" {
  interface FastifyInstance {
    /** The methods of the routes at a path. */
    methodsAt: (pathname: string) => readonly string[];
  }
}

/** Records all routes registered after it. */
export const routeTable = fp(
  async (app) => {
    const routes = new RouteTable();
    app.decorate("methodsAt", (pathname) => routes.methodsOf(pathname));
    app.addHook("onRoute", ({ url, method }) => routes.add(url, [method].flat()));
  },
  { name: "route-table" },
);

/** 404 for unknown addresses, 405 with `Allow` for other methods, before any body is read. */
export const notFound = fp(
  async (app) => {
    const problemFor = (request: FastifyRequest) => {
      const allowed = app.methodsAt(request.url.split("?", 1)[0] ?? "");
      // A route of this method that did not match: a parameter is longer than any that exists.
      if (allowed.length === 0 || allowed.includes(request.method)) {
        return new ProblemError(404, { detail: "There is nothing at this address." });
      }
      const allow = [...new Set(allowed)].toSorted().join(", ");
      return new ProblemError(405, { detail: `This address takes ${allow}.`, headers: { allow } });
    };
    app.addHook("onRequest", (request, _reply, done) => {
      done(request.is404 ? problemFor(request) : undefined);
    });
    app.setNotFoundHandler((request, reply) => sendProblem(problemFor(request), request, reply));
  },
  { name: "not-found", dependencies: ["problem-details", "route-table"] },
);
