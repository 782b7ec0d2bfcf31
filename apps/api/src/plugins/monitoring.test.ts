import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { findFreePort } from "@thirtyfold/run/port";
import type { FastifyInstance } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { buildTestApp, temporaryDirectory } from "../testing/build-test-app.ts";
import { inProcessWorker } from "../testing/in-process-worker.ts";
import { postgres } from "../testing/test-databases.ts";
import { until } from "../testing/until.ts";

const deploy = resolve(import.meta.dirname, "../../../../deploy");
const rules = readFileSync(join(deploy, "alerts.yaml"), "utf8");
const dashboardSchema = z.object({
  panels: z.array(
    z.object({
      title: z.string(),
      gridPos: z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() }),
      targets: z.array(z.object({ expr: z.string(), legendFormat: z.string() })).optional(),
    }),
  ),
});
const { panels } = dashboardSchema.parse(JSON.parse(readFileSync(join(deploy, "grafana.json"), "utf8")));

/** The expressions of the rules and the panels. */
const asked = {
  alerts: [...rules.matchAll(/^ +expr: (.+)$/gm)].map(([, expression = ""]) => expression),
  panels: panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ title, expr }))),
};

const hasTool = (name: string) => spawnSync(name, ["--version"]).error === undefined;
const METRICS_TOKEN = "of-prometheus";

/** Servers that export every metric; one on PostgreSQL only if it is available. */
async function openServers(): Promise<FastifyInstance[]> {
  const webhook = {
    LEADS_WEBHOOK_URL: "http://127.0.0.1:9/",
    LEADS_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24).toString("base64")}`,
  };
  const tokens = { total: () => 0, spend: async () => {}, today: () => ({ spent: 0, limit: 1 }) };
  const env = { ...webhook, METRICS_TOKEN, BACKUP_DIR: await temporaryDirectory() };
  const apps = [await buildTestApp({ env, worker: inProcessWorker, tokens })];
  if (postgres.missing === undefined) {
    const place = await postgres.make();
    onTestFinished(() => postgres.remove(place));
    apps.push(await buildTestApp({ env: { METRICS_TOKEN, DATABASE_URL: place.databaseUrl } }));
  }
  return apps;
}

/** Prometheus' own metric, and those that only PostgreSQL has if it is missing here. */
const elsewhere = postgres.missing === undefined ? /^up$/ : /^(up$|database_pool_|chat_channel_)/;

/**
 * The metric names in an expression: words before a selector or on their own, without functions, labels and their
 * values.
 */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replace(/"[^"]*"/g, "")
    .replace(/\{[^}]*\}/g, "")
    .replace(/\[[^\]]*\]/g, "")
    .replace(/\b(by|without) \([^)]*\)/g, "");
  return (bare.match(/[a-z]\w*\b(?!\s*\()/g) ?? []).map((name) => name.replace(/_(bucket|count|sum)$/, ""));
}

test("the alerts and the dashboard query only metrics that the server exports", async () => {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const answers = await Promise.all((await openServers()).map(async (app) => app.inject({ url: "/metrics", headers })));
  const names = new Set(
    answers.flatMap(({ body }) => [...body.matchAll(/^# TYPE (\w+)/gm)].map(([, name = ""]) => name)),
  );
  const expressions = [...asked.alerts, ...asked.panels.map(({ expr }) => expr)];
  expect(expressions.length).toBeGreaterThan(30);
  expect(expressions.flatMap(metricsIn).filter((name) => !names.has(name) && !elsewhere.test(name))).toEqual([]);
});

test("each alert is described in the operator's manual", () => {
  const manual = readFileSync(resolve(deploy, "../docs/operations.md"), "utf8");
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = ""]) => name);
  expect(alerts.filter((name) => !manual.includes(`\`${name}\``))).toEqual([]);
});

test.skipIf(!hasTool("promtool"))("each alert fires exactly when intended (skipped without promtool)", () => {
  const report = execFileSync("promtool", ["test", "rules", join(import.meta.dirname, "alerts.test.yaml")]);
  expect(String(report)).toContain("SUCCESS");
});

/** Starts a Prometheus that scrapes these servers five times a second. Returns a query function. */
async function startPrometheus(targets: readonly string[]) {
  const folder = await temporaryDirectory();
  const port = await findFreePort();
  const config = join(folder, "prometheus.yaml");
  // JSON is valid YAML.
  const job = {
    job_name: "thirtyfold",
    scrape_interval: "200ms",
    scrape_timeout: "200ms",
    authorization: { credentials: METRICS_TOKEN },
    static_configs: [{ targets }],
  };
  await writeFile(config, JSON.stringify({ scrape_configs: [job], rule_files: [join(deploy, "alerts.yaml")] }));
  const address = `127.0.0.1:${port}`;
  const child = spawn(
    "prometheus",
    [`--config.file=${config}`, `--storage.tsdb.path=${folder}/data`, `--web.listen-address=${address}`],
    { stdio: "ignore" },
  );
  const ended = once(child, "exit");
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  const answerSchema = z.object({ status: z.literal("success"), data: z.object({ result: z.array(z.unknown()) }) });
  /** Returns the number of series; throws if the response is not a result. */
  return async (expression: string): Promise<number> => {
    const query = expression.replaceAll("$__rate_interval", "1m").replaceAll("$instance", ".*");
    const response = await fetch(`http://${address}/api/v1/query?${new URLSearchParams({ query })}`);
    return answerSchema.parse(await response.json()).data.result.length;
  };
}

/** Empty until something goes wrong. */
const quiet = [
  "Share of calls that end with 5xx",
  "Refused by a limit, by road",
  "Refused because there is too much to do",
  ...(postgres.missing === undefined ? [] : ["Way between instances", "Connections to PostgreSQL"]),
];

test.skipIf(!hasTool("prometheus"))(
  "a Prometheus that scrapes the servers can evaluate each alert and each panel (skipped without one)",
  { timeout: 60_000 },
  async () => {
    const addresses = await Promise.all(
      (await openServers()).map(async (app) => app.listen({ port: 0, host: "127.0.0.1" })),
    );
    const seriesOf = await startPrometheus(addresses.map((address) => new URL(address).host));
    await until(async () => expect(await seriesOf("up == 1")).toBe(addresses.length));
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ message: "Where are you based?", history: [] });
    await until(async () => {
      const { status } = await fetch(`${addresses[0]}/api/openai/chat`, { method: "POST", headers, body });
      expect(status).toBe(200);
      const empty: string[] = [];
      for (const { title, expr } of asked.panels) if ((await seriesOf(expr)) === 0) empty.push(title);
      expect(empty.filter((title) => !quiet.includes(title))).toEqual([]);
    });
    for (const expression of asked.alerts) expect(await seriesOf(expression)).toBeGreaterThanOrEqual(0);
  },
);
