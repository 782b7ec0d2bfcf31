/**
 * The product, or a bare Fastify with `bare`, without the hooks that its last argument names. Reports which hooks it
 * has, then for each call that it receives the microseconds it takes.
 */
import { subscribe } from "node:diagnostics_channel";
import fastify, { type FastifyInstance } from "fastify";
import { calls } from "../calls.ts";
import { microsecondsPerCall } from "../line.ts";
import { bareRoutes } from "./bare-routes.ts";

const [, , website = "", left = ""] = process.argv;
const all = "all hooks";
const everywhere = new Set(["onRequest", "preParsing", "preValidation", "preHandler", "onSend", "onResponse"]);
/** They add a hook to the routes that they limit. */
const ofRoutes = new Set(["rate-limits", "load-shedding"]);
const seen = new Set<string>();
let app: FastifyInstance | undefined;

const isLeft = (name: string) => {
  seen.add(name);
  return left === name || left === all;
};

/** `pluginName` is a chain as long as no plugin has its own context. */
function nameOf(hook: string, { pluginName }: FastifyInstance): string | undefined {
  const chain = pluginName.split(" -> ");
  const plugin = chain.at(-1) ?? "";
  if (chain[0] !== "fastify") return undefined;
  if (hook === "onRoute" && ofRoutes.has(plugin)) return `${plugin}, by route`;
  return everywhere.has(hook) ? `${plugin}, ${hook}` : undefined;
}

type Method = (this: FastifyInstance, ...given: unknown[]) => unknown;

function leaveOut(instance: { addHook: Method; decorate: Method }): void {
  const { addHook, decorate } = instance;
  instance.addHook = function addUnlessLeft(...given) {
    const name = nameOf(String(given[0]), this);
    return name !== undefined && isLeft(name) ? this : addHook.apply(this, given);
  };
  instance.decorate = function decorateUnlessLeft(...given) {
    const [key, value] = given;
    if (key === "inFlight" && isLeft("what is done at an answer's end")) Object.assign(Object(value), { onDone() {} });
    return decorate.apply(this, given);
  };
}

async function startBare(): Promise<void> {
  const bare = fastify();
  bareRoutes(bare);
  await bare.ready();
}

subscribe("fastify.initialization", (message) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what Fastify says on this channel
  const started = message as { fastify: FastifyInstance & { addHook: Method; decorate: Method } };
  app = started.fastify;
  leaveOut(started.fastify);
});
if (website === "bare") await startBare();
else await import("../../../../apps/api/src/testing/website-server.ts");

const etag = (await app?.inject({ url: "/", headers: { "accept-encoding": "br" } }))?.headers.etag;
const requests = calls(String(etag));
process.on("message", (at: number) => {
  const { request } = requests[at] ?? {};
  if (!app || !request) throw new Error(`There is no call ${at}.`);
  void microsecondsPerCall(app.server, request, { calls: 3_000, connections: 50 }).then((us) => process.send?.(us));
});
process.send?.([...seen, all]);
