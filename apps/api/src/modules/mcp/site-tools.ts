import { type CallToolResult, McpServer } from "@modelcontextprotocol/server";
import { limits, text } from "@thirtyfold/api-contract";
import { company, jobs, solutions } from "@thirtyfold/content";
import { z } from "zod";
import { ProviderError } from "../../ai/provider.ts";
import type { TextWorker } from "../../ai/text-worker/text-worker.ts";

/** Returns a page's Markdown by its path; undefined if there is no such page. */
export type ReadPage = (path: string) => Promise<string> | undefined;

/** Without `worker` there is no search, without `readPage` there are no pages. */
export type SiteToolsOptions = {
  worker?: TextWorker | undefined;
  readPage?: ReadPage | undefined;
  /** The site's origin as this caller reaches it. */
  origin: string;
  /** Receives unexpected errors, which stay hidden from the caller. */
  onUnexpected: (error: unknown) => void;
};

/** An error whose message is for the agent. */
class ToolFailure extends Error {}

/** Tools only read, and only this site. */
const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false } as const;

const queryLength = 1_000;
/** A URL length that servers and proxies accept. */
const linkLength = 7_000;

// Created once, because a server is created for each message.
const searchInput = z.object({ query: text(queryLength).trim().min(1, "Ask something") });
const searchOutput = z.object({
  results: z.array(z.object({ path: z.string(), title: z.string(), answer: z.string() })),
});
const pageInput = z.object({
  path: text(limits.url).min(1).describe("Such as /about, /about.md or a whole address"),
});
const solutionsOutput = z.object({
  solutions: z.array(z.object({ title: z.string(), path: z.string(), summary: z.string(), description: z.string() })),
});
const positionsOutput = z.object({
  positions: z.array(
    z.object({
      title: z.string(),
      path: z.string(),
      department: z.string(),
      location: z.string(),
      type: z.string(),
      experience: z.string(),
      summary: z.string(),
    }),
  ),
});
const prefillInput = z.object({
  name: text(limits.name).optional(),
  email: text(limits.email).optional(),
  company: text(limits.name).optional(),
  phone: text(limits.phone).optional(),
  need: text(limits.name).optional().describe("The solution that fits, by its title in list_solutions"),
  message: text(limits.longText).optional().describe("The task: what is done, in which systems, how often"),
});
const prefillOutput = z.object({ link: z.url() });

/** An MCP server for one message: five read-only tools over the site's content. */
export function createSiteTools(options: SiteToolsOptions): McpServer {
  const server = new McpServer(
    { name: "thirtyfold", title: company.name, version: "1.0.0", websiteUrl: options.origin },
    { instructions: `The website of ${company.name}: search it, then read the page that a result names.` },
  );
  const callTool = reportFailures(options.onUnexpected);
  addReading(server, callTool, options);
  addLists(server);
  addIntake(server, callTool, options);
  return server;
}

function addReading(server: McpServer, callTool: CallTool, { worker, readPage }: SiteToolsOptions): void {
  server.registerTool(
    "search",
    {
      title: "Search the website",
      description:
        "Finds what the website says on a question, best first: a page's path and the fact that stands there. Read the page with get_page.",
      inputSchema: searchInput,
      outputSchema: searchOutput,
      annotations,
    },
    ({ query }, { mcpReq: { signal } }) =>
      callTool(async () => {
        if (!worker) throw new ToolFailure("The search is switched off here. Read a page with get_page instead.");
        const results = await worker.run("search", query, signal);
        const lines = results.map(({ path, title, answer }) => `- [${title}](${path}): ${answer}`);
        return answered(lines.join("\n") || "The website says nothing on this.", { results });
      }),
  );

  server.registerTool(
    "get_page",
    {
      title: "Read a page",
      description: "Gives a page of the website as Markdown.",
      inputSchema: pageInput,
      annotations,
    },
    ({ path }) =>
      callTool(async () => {
        if (!readPage) throw new ToolFailure("This server serves no pages.");
        const page = readPage(pagePath(path));
        if (!page) throw new ToolFailure("There is no such page. Find one with search or in /llms.txt.");
        return answered(await page);
      }),
  );
}

function addLists(server: McpServer): void {
  server.registerTool(
    "list_solutions",
    {
      title: "List the solutions",
      description: "Lists what can be bought.",
      outputSchema: solutionsOutput,
      annotations,
    },
    () => {
      const all = Object.values(solutions).map(({ slug, title, subtext: summary, description }) => ({
        title,
        path: `/solutions/${slug}`,
        summary,
        description,
      }));
      return answered(all.map((one) => `- [${one.title}](${one.path}): ${one.summary}`).join("\n"), { solutions: all });
    },
  );

  server.registerTool(
    "list_positions",
    { title: "List the open positions", description: "Lists the jobs.", outputSchema: positionsOutput, annotations },
    () => {
      const positions = jobs.map(({ title, applyLink: path, department, location, jobType: type, ...job }) => {
        const experience = `${job.requiredYears}+ years`;
        return { title, path, department, location, type, experience, summary: job.description };
      });
      const lines = positions.map(
        (one) => `- [${one.title}](${one.path}): ${one.department}, ${one.location}, ${one.type}`,
      );
      return answered(lines.join("\n"), { positions });
    },
  );
}

function addIntake(server: McpServer, callTool: CallTool, { origin }: SiteToolsOptions): void {
  server.registerTool(
    "prefill_intake",
    {
      title: "Fill in the intake form",
      description:
        "Gives a link that opens the intake form filled in, for a person to check and send. It sends and keeps nothing.",
      inputSchema: prefillInput,
      outputSchema: prefillOutput,
      annotations,
    },
    (fields) =>
      callTool(async () => {
        const given = Object.entries(fields).flatMap(([name, value]) => (value?.trim() ? [[name, value]] : []));
        const link = new URL(company.intakePath, origin);
        link.search = new URLSearchParams(given).toString();
        if (link.href.length > linkLength) throw new ToolFailure("That is too long for a link. Shorten the message.");
        return answered(link.href, { link: link.href });
      }),
  );
}

const answered = (words: string, structuredContent?: Record<string, unknown>): CallToolResult => ({
  content: [{ type: "text", text: words }],
  ...(structuredContent && { structuredContent }),
});

type CallTool = (run: () => Promise<CallToolResult>) => Promise<CallToolResult>;

/** Turns errors into results that reveal no internals. */
function reportFailures(onUnexpected: SiteToolsOptions["onUnexpected"]): CallTool {
  return async (run) => {
    try {
      return await run();
    } catch (error) {
      return { ...answered(failureText(error, onUnexpected)), isError: true };
    }
  };
}

function failureText(error: unknown, onUnexpected: SiteToolsOptions["onUnexpected"]): string {
  if (error instanceof ToolFailure) return error.message;
  if (error instanceof ProviderError) return "The search is busy right now. Please try again in a moment.";
  onUnexpected(error);
  return "Something went wrong on our side. Please try again later.";
}

/** Normalizes the forms in which an agent may give a page's path. */
function pagePath(given: string): string {
  const path = URL.parse(given.trim(), "http://site.invalid/")?.pathname ?? "";
  const plain = path === "/intake-form.md" ? company.intakePath : path.replace(/(?:\/index)?\.md$/, "");
  return plain.replace(/(?<=.)\/$/, "") || "/";
}
