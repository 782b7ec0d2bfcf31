import { randomUUID } from "node:crypto";
import { limits } from "@thirtyfold/api-contract";
import { company } from "@thirtyfold/content";
import fastify, { type FastifyInstance } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import type { AgentRunner } from "./ai/agent.ts";
import type { TokenMeter } from "./ai/budget.ts";
import type { AssistantProvider } from "./ai/provider.ts";
import type { TextWorker } from "./ai/text-worker/text-worker.ts";
import { responseWith } from "./answers/fixed-headers.ts";
import { readJsonBodies } from "./answers/json-body.ts";
import { answerClientError, sendProblem, validatorCompiler } from "./answers/problem.ts";
import type { OpenChannel } from "./channels/channel.ts";
import type { connectRedis } from "./channels/redis.ts";
import { openRedisChannel } from "./channels/redis-channel.ts";
import { shareChannel } from "./channels/shared-channel.ts";
import { assistantModule } from "./modules/assistant/routes.ts";
import { uiChatModule } from "./modules/assistant/ui-chat.ts";
import { dataTablesModule } from "./modules/data-tables/routes.ts";
import { deskOverviewModule } from "./modules/desk-overview/routes.ts";
import { deskPeopleModule } from "./modules/desk-people/routes.ts";
import { deskPushModule } from "./modules/desk-push/routes.ts";
import { deskRepliesModule } from "./modules/desk-replies/routes.ts";
import { feedbackAdminModule } from "./modules/feedback/admin-routes.ts";
import { feedbackModule } from "./modules/feedback/routes.ts";
import { withRetention } from "./modules/forms/form-kinds.ts";
import { formsModule } from "./modules/forms/routes.ts";
import { generateModule } from "./modules/generate/routes.ts";
import { healthModule } from "./modules/health/routes.ts";
import { deskLeadsModule } from "./modules/leads-admin/desk-routes.ts";
import { leadsAdminModule } from "./modules/leads-admin/routes.ts";
import { mcpModule } from "./modules/mcp/routes.ts";
import { realtimeChatModule } from "./modules/realtime-chat/routes.ts";
import { opensSocket } from "./modules/realtime-chat/websocket-server.ts";
import { counted } from "./modules/unanswered/counted.ts";
import { unansweredModule } from "./modules/unanswered/routes.ts";
import { ownVersion } from "./own-version.ts";
import { hasPeople } from "./people/person-store.ts";
import { access } from "./plugins/access.ts";
import { aiMetrics } from "./plugins/ai-metrics.ts";
import { deskApp } from "./plugins/desk-app.ts";
import { deskNews } from "./plugins/desk-news.ts";
import { docs } from "./plugins/docs.ts";
import { embeddedDatabase } from "./plugins/embedded-database.ts";
import { inFlight } from "./plugins/in-flight.ts";
import { loadShedding } from "./plugins/load-shedding.ts";
import { metrics } from "./plugins/metrics.ts";
import { notFound, routeTable } from "./plugins/not-found.ts";
import { openapi } from "./plugins/openapi.ts";
import { outbox } from "./plugins/outbox.ts";
import { problemDetails } from "./plugins/problem-details.ts";
import { rateLimits } from "./plugins/rate-limit.ts";
import { type LogStream, logOptions, requestLog } from "./plugins/request-log.ts";
import { fixedHeaders, security } from "./plugins/security.ts";
import { tracing } from "./plugins/tracing.ts";
import { readableAddress, website } from "./plugins/website.ts";
import { takeOriginForm } from "./request-target.ts";
import type { Settings } from "./settings.ts";
import { browserAddress } from "./start-report.ts";
import { ErasureLedger } from "./storage/erasures.ts";
import type { Storage } from "./storage/storage.ts";
import { readDeskBuild } from "./website/desk-build.ts";
import { readWebsiteBuild } from "./website/website-build.ts";

/** Without `websiteDir`, the web build, only the API is served. */
export type AppOptions = {
  settings: Settings;
  storage: Storage;
  assistant: AssistantProvider;
  agents: AgentRunner;
  /** Closed with the application. */
  worker?: TextWorker;
  tokens?: TokenMeter;
  websiteDir?: string;
  /** The desk's build; if omitted, only its API is served. */
  deskDir?: string;
  logStream?: LogStream;
  /** For tests, which run their push service on this machine. */
  pushToLoopback?: boolean;
  /** Mean event loop delay above which calls are refused, milliseconds; 0 = never. 500 by default. */
  maxLagMs?: number;
};

function createServer({ settings, logStream, websiteDir }: AppOptions): FastifyInstance {
  const ServerResponse = responseWith(fixedHeaders(settings));
  const app = fastify({
    ...logOptions(settings.logLevel, logStream),
    bodyLimit: limits.bodyBytes,
    http: {
      shouldUpgradeCallback: (request) => opensSocket(takeOriginForm(request)),
      ...(ServerResponse && { ServerResponse }),
    },
    connectionTimeout: 60_000,
    // Long enough for a 5 MiB resume over a slow connection.
    requestTimeout: 60_000,
    forceCloseConnections: "idle",
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    trustProxy: settings.trustProxy.length > 0 ? [...settings.trustProxy] : false,
    rewriteUrl: (request) => {
      const { url = "/" } = takeOriginForm(request);
      return websiteDir === undefined ? url : readableAddress(request);
    },
    genReqId: () => randomUUID(),
    frameworkErrors: (error, request, reply) =>
      void sendProblem(error, request, reply.header("x-request-id", request.id)),
    clientErrorHandler: answerClientError,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // A Fastify default that no route uses.
  app.removeContentTypeParser("text/plain");
  readJsonBodies(app);
  return app;
}

/** The outbox's deliveries: webhook, mail and push, each only if configured. */
function deliveriesOf({ settings, storage: { db }, pushToLoopback = false }: AppOptions, desk: boolean) {
  const { leadsWebhook: webhook, mail, deskName, publicUrl } = settings;
  // Push services want a contact for problems: the site, or its mail address.
  const subject = publicUrl?.protocol === "https:" ? publicUrl.origin : `mailto:${mail?.from ?? company.email}`;
  return {
    db,
    webhook,
    mail: mail && { ...mail, name: deskName, ...(publicUrl && { origin: publicUrl.origin }) },
    push: desk ? { subject, allowLoopback: pushToLoopback } : undefined,
  };
}

/** The channel between instances that share a database; an embedded one has a single instance. */
async function channelOf(
  { databaseUrl, databaseListenUrl = databaseUrl }: Settings,
  redis: ReturnType<typeof connectRedis> | undefined,
): Promise<OpenChannel | undefined> {
  if (!databaseUrl || !databaseListenUrl) return undefined;
  if (redis) return shareChannel((listener) => openRedisChannel(redis, listener));
  const { openPostgresChannel } = await import("./channels/postgres-channel.ts");
  return shareChannel((listener) => openPostgresChannel(databaseListenUrl, listener));
}

/** The client is loaded only if it is used, as for PostgreSQL and models: a third of the code a start would load. */
async function redisOf(
  { redisUrl }: Settings,
  app: FastifyInstance,
): Promise<ReturnType<typeof connectRedis> | undefined> {
  if (!redisUrl) return undefined;
  const { connectRedis } = await import("./channels/redis.ts");
  return connectRedis(redisUrl, app);
}

async function registerDesk(
  app: FastifyInstance,
  { settings, storage, deskDir, pushToLoopback = false }: AppOptions,
  erasures: ErasureLedger,
): Promise<void> {
  await app.register(deskPeopleModule, { db: storage.db, settings });
  await app.register(deskPushModule, { db: storage.db, allowLoopback: pushToLoopback });
  await app.register(deskLeadsModule, { db: storage.db, erasures });
  await app.register(deskRepliesModule, { db: storage.db });
  await app.register(deskOverviewModule, { db: storage.db, retentionDays: settings.chatRetentionDays });
  if (deskDir !== undefined) await app.register(deskApp, { build: await readDeskBuild(deskDir) });
}

/** Registers the modules that answer visitors, take their ratings, and list unanswered questions. */
async function registerAnswers(
  app: FastifyInstance,
  { settings, storage: { db }, assistant, agents }: AppOptions,
  { desk, openChannel }: Readonly<{ desk: boolean; openChannel: OpenChannel | undefined }>,
): Promise<void> {
  const provider = counted(assistant, { db, log: app.log });
  await app.register(generateModule, { agents });
  await app.register(assistantModule, { provider, openChannel });
  await app.register(uiChatModule, { provider, publicUrl: settings.publicUrl });
  await app.register(feedbackModule, { db, provider: provider.name });
  await app.register(unansweredModule, { db, retentionDays: settings.chatRetentionDays, desk });
}

/** The facts about this server on the website; a port chosen by the system is not known yet. */
const factsOf = ({ publicUrl, host, port, leadsRetentionDays }: Settings) => ({
  origin: publicUrl?.origin,
  local: port === 0 ? undefined : browserAddress(host, port),
  changeForm: (text: string) => withRetention(text, leadsRetentionDays),
});

/** Builds the whole application, ready for `inject` or `listen`; closing it leaves `storage` open. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { settings, storage, worker, tokens, websiteDir, maxLagMs = 500 } = options;
  const { db } = storage;
  const build = websiteDir === undefined ? undefined : await readWebsiteBuild(websiteDir, factsOf(settings));
  const app = createServer(options);
  const redis = await redisOf(settings, app);

  await app.register(openapi);
  await app.register(routeTable);
  await app.register(inFlight);
  if (settings.tracesEndpoint !== undefined) {
    await app.register(tracing, { endpoint: settings.tracesEndpoint, version: ownVersion() });
  }
  await app.register(requestLog);
  await app.register(problemDetails);
  await app.register(metrics, { ...settings, token: settings.metricsToken });
  await app.register(aiMetrics, { worker, tokens });
  await app.register(embeddedDatabase, { ...settings, storage });
  await app.register(security, settings);
  await app.register(notFound);
  await app.register(rateLimits, { rates: settings.rates, redis });
  await app.register(loadShedding, { maxLagMs });
  await app.register(access, { db, settings });
  await app.register(deskNews);
  // Without a token or people, nobody could sign in.
  const desk = settings.adminTokens.length > 0 || (await hasPeople(db));
  await app.register(outbox, deliveriesOf(options, desk));
  await app.register(docs);

  await app.register(healthModule, { storage, redis });
  const openChannel = await channelOf(settings, redis);
  await registerAnswers(app, options, { desk, openChannel });
  await app.register(mcpModule, { worker, build, publicUrl: settings.publicUrl });
  await app.register(formsModule, { db, retentionDays: settings.leadsRetentionDays, fonts: build?.fonts });
  await app.register(dataTablesModule, { db });
  const erasures = new ErasureLedger([settings.dataDir, ...(settings.backups ? [settings.backups.directory] : [])]);
  await app.register(realtimeChatModule, {
    db,
    retentionDays: settings.chatRetentionDays,
    limited: settings.rates.chat > 0,
    erasures,
    desk,
    signedInBy: app.signedInBy,
    openChannel,
  });
  if (settings.adminTokens.length > 0) {
    await app.register(leadsAdminModule, { db, erasures });
    await app.register(feedbackAdminModule, { db });
  }
  if (desk) await registerDesk(app, options, erasures);
  if (build) await app.register(website, { build, onVisit: () => worker?.wake() });
  return app;
}
