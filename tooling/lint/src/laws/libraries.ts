import type { Edge } from "../edge.ts";
import { isShipped } from "../place.ts";

interface Home {
  readonly libraries: readonly string[];
  /** Paths in `apps/api` that may import these libraries. */
  readonly where: RegExp;
  readonly advice: string;
}

const homes: readonly Home[] = [
  {
    libraries: ["@fastify/websocket"],
    where: /^src\/modules\/realtime-chat\//,
    advice: "only modules/realtime-chat knows the socket library: publish through its service, wired in app.ts",
  },
  {
    libraries: ["ws"],
    where: /^src\/modules\/realtime-chat\/websocket-server\.ts$/,
    advice:
      "only realtime-chat/websocket-server.ts sets up what @fastify/websocket makes sockets of: take types from the plugin",
  },
  {
    libraries: ["fastify", "fastify-plugin", "fastify-type-provider-zod"],
    where: /^src\/(?!(ai|storage)\/)/,
    advice: "ai/ and storage/ know no Fastify: they serve threads and tools as well as calls",
  },
  {
    libraries: ["openai"],
    where: /^src\/ai\/openai\//,
    advice: "only ai/openai/ knows the SDK: ask the model through the port in ai/provider.ts",
  },
  {
    libraries: ["pg", "node:sqlite", "better-sqlite3"],
    where: /^src\/(storage\/|channels\/postgres-channel\.ts$)/,
    advice:
      "only storage/ knows the database drivers: write the query in a *-store.ts with the handle that storage gives",
  },
  {
    libraries: ["ioredis"],
    where: /^src\/(channels|plugins)\//,
    advice: "only channels/ and plugins/ know Redis: take what you need from them",
  },
];

/** A library with a home is imported only there; tests may use it anywhere. */
export function librariesLaw(edge: Edge): string | undefined {
  const { from, library } = edge;
  if (library === undefined || !isShipped(from)) {
    return undefined;
  }
  if (library === "kysely") {
    return kyselyLaw(edge);
  }
  const home = homes.find(({ libraries }) => libraries.includes(library));
  const atHome = from.workspace === "apps/api" && home?.where.test(from.path) === true;
  return home === undefined || atHome ? undefined : `${library} is not for here: ${home.advice}.`;
}

/** Stores need only Kysely's types and its `sql` tag. */
function kyselyLaw({ from, values }: Edge): string | undefined {
  const home = from.workspace === "apps/api" ? from.path : "";
  if (home.startsWith("src/storage/")) {
    return undefined;
  }
  if (!home.endsWith("-store.ts")) {
    return "kysely is not for here: move the query to a *-store.ts, or take the handle's type from storage/.";
  }
  const more = values.filter((name) => name !== "sql");
  return more.length === 0
    ? undefined
    : `A store takes types and \`sql\` of kysely, not ${more.join(", ")}: set that up in storage/.`;
}
