import { randomUUID } from "node:crypto";
import type { Duplex } from "node:stream";
import type { WebSocket } from "@fastify/websocket";
import { closeCodes } from "@thirtyfold/realtime-protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { ProblemError, problem } from "../../answers/problem.ts";
import { clientAddress } from "../../plugins/rate-limit.ts";
import type { Admission } from "./admission.ts";
import type { ChatService } from "./chat-service.ts";
import { Connection } from "./connection.ts";
import { Session, type SessionOptions } from "./session.ts";
import { socketPath } from "./websocket-server.ts";

const schema = {
  operationId: "openSocket",
  summary: "The chat's WebSocket",
  description: "JSON text frames, described in the AsyncAPI document of `@thirtyfold/realtime-protocol`.",
  tags: ["chat"],
  response: {
    101: z.undefined().describe("The socket is open"),
    403: problem("The call comes from another site."),
    429: problem("Too many sockets of this address; `Retry-After` tells when to try again."),
    426: problem("Not asked for as a WebSocket."),
  },
};

export type SocketRouteOptions = {
  signedInBy?: FastifyInstance["signedInBy"] | undefined;
  service: ChatService;
  admission: Admission;
};

/** `GET /ws`; closes all sockets with 1001 at shutdown (CONTRACT, section 6). */
export function socketRoute(app: FastifyInstance, { service, admission, signedInBy }: SocketRouteOptions): void {
  const connections = new Set<Connection>();
  const gone = new Set<() => void>();

  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (!request.ws) return;
    const leave = admission.enter(clientAddress(request));
    const { socket } = request.raw;
    // A socket cut off during the hooks emits no close.
    if (socket.destroyed) leave();
    else socket.once("close", leave);
    // The response to a broken handshake bypasses the reply.
    reply.raw.statusCode = 400;
  }

  /** Retains nothing of the request, the largest part of an idle socket. */
  function serve(socket: WebSocket, stream: Duplex, address: string, signedIn: SessionOptions["signedIn"]): void {
    const connection = new Connection(socket, stream, service.endOfTurn, admission.framesOf(address));
    const count: SessionOptions["count"] = async (action, { client = address, bytes = 0 } = {}) =>
      (await app.countOnSocket(action, client)) || app.countStored("chat", address, bytes);
    const session = new Session({ connection, service, signedIn, count, log: app.log });
    connections.add(connection);
    connection.listen({
      onText: (text) => session.receive(text),
      onClose: () => {
        session.close();
        connections.delete(connection);
        if (connections.size === 0) for (const resolve of gone) resolve();
      },
    });
    connection.sendFrame({ type: "connection", clientId: randomUUID() });
  }

  app.route({
    method: "GET",
    url: socketPath,
    schema,
    preHandler: admit,
    handler: async () => {
      throw new ProblemError(426, { detail: "Open this address as a WebSocket.", headers: { upgrade: "websocket" } });
    },
    wsHandler: (socket, request) => {
      app.inFlight.upgraded(request);
      // The plugin's listener retains request and reply. Errors of open sockets show up in their close.
      socket.removeAllListeners("error").on("error", () => undefined);
      serve(socket, request.raw.socket, clientAddress(request), signedInBy?.(request));
    },
  });

  app.addHook("preClose", async () => {
    if (connections.size === 0) return;
    const closed = new Promise<void>((resolve) => {
      gone.add(resolve);
    });
    for (const connection of connections) connection.close(closeCodes.goingAway, "The server stops");
    await closed;
  });
}
