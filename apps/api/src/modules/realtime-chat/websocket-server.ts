import type { IncomingMessage } from "node:http";
import websocket from "@fastify/websocket";
import { closeCodes, socketLimits } from "@thirtyfold/realtime-protocol";
import fp from "fastify-plugin";
import { type ServerOptions, WebSocket } from "ws";

export const socketPath = "/ws";

/** For `shouldUpgradeCallback`: true for WebSocket requests to a route that takes them; ignores other upgrades. */
export function opensSocket({ method, headers, url = "" }: IncomingMessage): boolean {
  return method === "GET" && headers.upgrade?.toLowerCase() === "websocket" && url.split("?", 1)[0] === socketPath;
}

/** `ws` reports too many fragments as a policy violation; here that is a message too big. */
class ChatSocket extends WebSocket {
  override close(code?: number, reason?: string | Buffer): void {
    const tooManyFragments = code === closeCodes.policyViolation && reason === undefined;
    super.close(tooManyFragments ? closeCodes.messageTooBig : code, reason);
  }
}

const options: ServerOptions & { closeTimeout: number } = {
  WebSocket: ChatSocket,
  clientTracking: false,
  perMessageDeflate: false,
  maxPayload: socketLimits.frameBytes,
  maxFragments: socketLimits.fragments,
  // Milliseconds to respond to a close; below the second that it may take.
  closeTimeout: 900,
};

/** Sends upgrades through hooks and routes. Registered beside the route, so that no other route pays for it. */
export const webSocketServer = fp(
  async (app) => {
    await app.register(websocket, {
      // @ts-expect-error: its types name the whole module where the class is meant.
      options,
      // Handshakes now get 503; the route closes open sockets.
      preClose: async () => app.websocketServer.close(),
      errorHandler(error, socket, { log }) {
        // Protocol and connection errors have a code and show up in the close.
        if ("code" in error) return;
        log.error({ err: error }, "a socket could not be served");
        socket.terminate();
      },
    });
    // Any refusal of the request, even by an earlier hook, ends its connection.
    app.addHook("onSend", ({ raw }, reply, _payload, done) => {
      if (opensSocket(raw)) void reply.header("connection", "close");
      done();
    });
    app.addHook("onResponse", ({ raw }, _reply, done) => {
      if (opensSocket(raw)) raw.socket.destroy();
      done();
    });
  },
  { name: "websocket-server" },
);
