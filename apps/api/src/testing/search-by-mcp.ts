import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { isExpected, type SetQuestion } from "@thirtyfold/ai-prompts/evaluation";
import { pageLabels } from "@thirtyfold/content";
import { createSiteTools } from "../modules/mcp/site-tools.ts";
import { inProcessWorker } from "./in-process-worker.ts";

/** The number of search results that an agent reads. */
const read = 3;

/** The official client, connected to the site's tools without a network; each page consists of its title. */
export async function connectSiteTools(): Promise<Client> {
  const labels: Readonly<Record<string, string | undefined>> = pageLabels;
  const tools = createSiteTools({
    worker: inProcessWorker,
    readPage: (path) => (labels[path] === undefined ? undefined : Promise.resolve(`# ${labels[path]}\n`)),
    origin: "https://thirtyfold.example",
    onUnexpected: (error) => {
      throw error;
    },
  });
  const client = new Client({ name: "bench", version: "1.0.0" });
  const [near, far] = InMemoryTransport.createLinkedPair();
  await tools.connect(far);
  await client.connect(near);
  return client;
}

/** The index of a right, readable page among the first results of a question's search; -1 if there is none. */
export async function placeByMcp(client: Client, question: SetQuestion): Promise<number> {
  const { ask, history = [], before = [] } = question;
  const earlier = before.at(-1) ?? history.findLast(({ role }) => role === "user")?.content ?? "";
  const query = `${earlier} ${ask}`.trim();
  const { structuredContent } = await client.callTool({ name: "search", arguments: { query } });
  const { results } = structuredContent as { results: { path: string }[] };
  const place = results.slice(0, read).findIndex(({ path }) => isExpected(question, path));
  const path = results[place]?.path;
  if (path === undefined) return -1;
  const page = await client.callTool({ name: "get_page", arguments: { path } });
  return page.isError ? -1 : place;
}
