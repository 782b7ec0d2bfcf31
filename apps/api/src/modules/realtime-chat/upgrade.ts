import { type IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { closeCodes, socketLimits } from "@thirtyfold/realtime-protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type ServerOptions, WebSocket, WebSocketServer } from "ws";

/** Where the socket is opened. */
export const socketPath = "/ws";

const options: ServerOptions & { closeTimeout: number } = {
  noServer: true,
  clientTracking: false,
  perMessageDeflate: false,
  maxPayload: socketLimits.frameBytes,
  maxFragments: socketLimits.fragments,
  // How long a peer has to answer a close before its line is cut, in milliseconds: below the second that it may take.
  closeTimeout: 900,
};

/** True for the requests that ask for a WebSocket where there is one; any other `Upgrade` is passed over. */
export function opensSocket({ method, headers, url = "" }: IncomingMessage): boolean {
  return method === "GET" && headers.upgrade?.toLowerCase() === "websocket" && url.split("?", 1)[0] === socketPath;
}

/** `ws` names too many fragments a policy violation; here a message too big is one. */
class ChatSocket extends WebSocket {
  override close(code?: number, reason?: string | Buffer): void {
    const tooManyFragments = code === closeCodes.policyViolation && reason === undefined;
    super.close(tooManyFragments ? closeCodes.messageTooBig : code, reason);
  }
}

type Pending = { stream: Duplex; head: Buffer };

/** Gives the open socket and its network stream. */
export type OnSocket = (socket: WebSocket, stream: Duplex) => void;

/**
 * Sends requests for a socket through the same hooks and routes as all others, so that origin, address and refusal are
 * one thing everywhere. Gives the function with which a route opens the socket; it is undefined for a plain request.
 */
export function acceptUpgrades(app: FastifyInstance) {
  const server = new WebSocketServer({ ...options, WebSocket: ChatSocket });
  const pending = new WeakMap<IncomingMessage, Pending>();

  app.server.on("upgrade", (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    // From here on Node.js leaves the connection alone, its errors too.
    stream.on("error", () => stream.destroy());
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    if (stream instanceof Socket) response.assignSocket(stream);
    response.on("finish", () => stream.end());
    pending.set(request, { stream, head });
    app.routing(request, response);
  });

  return ({ raw }: FastifyRequest): ((reply: FastifyReply, onSocket: OnSocket) => void) | undefined => {
    const asked = pending.get(raw);
    if (!asked) return undefined;
    return (reply, onSocket) => {
      const { stream, head } = asked;
      reply.hijack();
      const response = reply.raw;
      if (stream instanceof Socket) response.detachSocket(stream);
      response.statusCode = 400;
      server.handleUpgrade(raw, stream, head, (socket) => {
        response.statusCode = 101;
        onSocket(socket, stream);
      });
      // The call is over when the socket is open: it must not count as one in flight.
      response.end();
      response.emit("close");
    };
  };
}
