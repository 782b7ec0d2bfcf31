import type { FastifyInstance } from "fastify";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { OpenChannel } from "../../channels/channel.ts";
import type { ErasureLedger } from "../../storage/erasures.ts";
import { repeat } from "../../storage/repeat.ts";
import type { Storage } from "../../storage/storage.ts";
import { startRetention } from "../../storage/sweep.ts";
import { Admission } from "./admission.ts";
import { answerMailRoutes } from "./answer-mail-routes.ts";
import { tellOfAnswers } from "./answer-mail-store.ts";
import { channelMetric, chatMetrics } from "./chat-metrics.ts";
import { ChatService } from "./chat-service.ts";
import { conversationRoutes } from "./conversation-routes.ts";
import { unlimited } from "./frame-allowance.ts";
import { restRoutes } from "./rest-routes.ts";
import { sweepChat } from "./retention.ts";
import { socketRoute } from "./socket-route.ts";
import { pushUnseen, tellOfUnseen } from "./waiting-store.ts";
import { webSocketServer } from "./websocket-server.ts";

/** `limited`: false if RATE_CHAT is off. `desk`: whether people can sign in. */
export type RealtimeChatOptions = {
  db: Storage["db"];
  retentionDays: number;
  limited: boolean;
  erasures: ErasureLedger;
  desk?: boolean;
  signedInBy?: FastifyInstance["signedInBy"] | undefined;
  openChannel?: OpenChannel | undefined;
};

/** Milliseconds between looks, and until a look after a visitor's message, which an open desk has read by then. */
const lookMs = 30_000;
const soonMs = 1_000;

/**
 * Looks every 30 seconds, on every instance, for messages that nobody has seen; the database lets only one instance
 * report each. Returns a function that looks again in a second.
 */
function watchUnseen(app: FastifyInstance, db: Storage["db"]): () => void {
  const mails = app.outbox.kinds.includes("waiting-mail");
  let soon: NodeJS.Timeout | undefined;
  const look = async () => {
    const now = Date.now();
    const mailed = mails ? [await tellOfUnseen(db, now), await tellOfAnswers(db, now)] : [];
    const told = [...mailed, await pushUnseen(db, now)];
    if (told.some((count) => count > 0)) app.outbox.wake();
  };
  const onError = (error: unknown) => app.log.error({ err: error }, "unseen messages can't be looked for");
  const { run, stop } = repeat({ every: lookMs, atOnce: false, work: look, onError });
  app.addHook("onClose", async () => {
    clearTimeout(soon);
    await stop();
  });
  return () => {
    soon ??= setTimeout(() => {
      soon = undefined;
      run();
    }, soonMs).unref();
  };
}

/** The chat: `/api/realtime-chat/*` and the socket `/ws` (CONTRACT, sections 3, 5 and 6). */
export const realtimeChatModule: FastifyPluginAsyncZod<RealtimeChatOptions> = async (app, options) => {
  const { db, retentionDays, limited, erasures, desk = false, signedInBy, openChannel } = options;
  const limits = limited ? {} : { frames: unlimited, opens: Number.POSITIVE_INFINITY };
  const admission = new Admission(limits, () => app.countRefused("socket", "open"));
  const metrics = chatMetrics(app.metrics, () => ({ sockets: admission.sockets, rooms: service.hub.size }));
  const mails = desk && app.outbox.kinds.includes("answer-mail");
  const lookSoon = desk ? watchUnseen(app, db) : undefined;
  const service = new ChatService({ db, openChannel, metrics, log: app.log, mails, onVisitorWrote: lookSoon });
  if (openChannel) channelMetric(app.metrics, () => service.channelUp === true);
  const { log } = app;
  const onErased = (roomId: string) => service.erased(roomId);
  const sweep = (now: number) => sweepChat({ db, days: retentionDays, log, onErased }, now);
  const stopRetention = startRetention({ db, name: "chat-retention", sweep, log });
  await app.register(restRoutes, { service });
  await app.register(answerMailRoutes, { db, erasures, on: mails });
  app.deskNews.listen((news) => service.desk.publish(news));
  if (desk) await app.register(conversationRoutes, { service, db, erasures });
  await app.register(async (sockets) => {
    await sockets.register(webSocketServer);
    socketRoute(sockets, { service, admission, signedInBy });
  });
  app.addHook("onClose", async () => {
    await service.close();
    await stopRetention();
  });
};
