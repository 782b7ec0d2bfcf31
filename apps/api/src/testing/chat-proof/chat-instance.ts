import type { AddressInfo, Socket } from "node:net";
import fastify, { type FastifyInstance } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import { validatorCompiler } from "../../answers/problem.ts";
import type { OpenChannel } from "../../channels/channel.ts";
import { realtimeChatModule } from "../../modules/realtime-chat/routes.ts";
import { opensSocket } from "../../modules/realtime-chat/websocket-server.ts";
import { deskNews } from "../../plugins/desk-news.ts";
import { inFlight } from "../../plugins/in-flight.ts";
import { metrics } from "../../plugins/metrics.ts";
import { problemDetails } from "../../plugins/problem-details.ts";
import { rateLimits } from "../../plugins/rate-limit.ts";
import { ErasureLedger } from "../../storage/erasures.ts";
import type { Storage } from "../../storage/storage.ts";
import type { Instance } from "./proof-run.ts";

const unlimited = { ai: 0, chat: 0, forms: 0, read: 0, desk: 0 };

/** An instance of the chat on its own port, which can be killed and restarted over the same storage. */
export class ChatInstance implements Instance {
  readonly #storage: Storage;
  readonly #openChannel: OpenChannel | undefined;
  readonly #connections = new Set<Socket>();
  #app: FastifyInstance | undefined;
  #port = 0;

  constructor(storage: Storage, openChannel?: OpenChannel) {
    this.#storage = storage;
    this.#openChannel = openChannel;
  }

  get host(): string {
    return `127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    if (this.#app) return;
    const app = fastify({
      http: { shouldUpgradeCallback: opensSocket },
      routerOptions: { maxParamLength: 200 },
      // A busy machine takes longer.
      pluginTimeout: 0,
    });
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    app.server.on("connection", (socket: Socket) => {
      this.#connections.add(socket);
      socket.once("close", () => this.#connections.delete(socket));
    });
    await app.register(inFlight);
    await app.register(deskNews);
    await app.register(problemDetails);
    await app.register(metrics, {});
    await app.register(rateLimits, { rates: unlimited });
    const db = this.#storage.db;
    await app.register(realtimeChatModule, {
      db,
      retentionDays: 0,
      limited: false,
      erasures: new ErasureLedger([]),
      openChannel: this.#openChannel,
    });
    await app.listen({ port: 0, host: "127.0.0.1" });
    this.#port = (app.server.address() as AddressInfo).port;
    this.#app = app;
  }

  async kill(): Promise<void> {
    const app = this.#app;
    this.#app = undefined;
    const closed = app?.close();
    for (const socket of this.#connections) socket.resetAndDestroy();
    await closed;
  }
}
