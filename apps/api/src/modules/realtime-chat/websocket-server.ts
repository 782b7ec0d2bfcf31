import type { IncomingMessage } from "node:http";
import websocket from "@fastify/websocket";
import { closeCodes, socketLimits } from "@thirtyfold/realtime-protocol";
import fp from "fastify-plugin";
import { type ServerOptions, WebSocket } from "ws";

export const socketPath = "/ws";

/**
 * True for the requests that ask for a WebSocket where there is one; any other `Upgrade` is passed over. For the
 * server's `shouldUpgradeCallback`: what it lets through must have a route that takes sockets.
 */
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

const options: ServerOptions & { closeTimeout: number } = {
  WebSocket: ChatSocket,
  clientTracking: false,
  perMessageDeflate: false,
  maxPayload: socketLimits.frameBytes,
  maxFragments: socketLimits.fragments,
  // How long a peer has to answer a close before its line is cut, in milliseconds: below the second that it may take.
  closeTimeout: 900,
};

/**
 * Sends requests for a socket through the same hooks and routes as all others, so that origin, address and refusal are
 * one thing everywhere. To be registered in the context of the route that opens sockets, so that no other pays for it.
 */
export const webSocketServer = fp(
  async (app) => {
    await app.register(websocket, {
      // @ts-expect-error: its types name the whole module where the class is meant.
      options,
      // From here on a handshake is answered with 503; the route closes the sockets that are open.
      preClose: async () => app.websocketServer.close(),
      errorHandler(error, socket, { log }) {
        // What broke the protocol or the line has a code, and is told by the close that follows.
        if ("code" in error) return;
        log.error({ err: error }, "a socket could not be served");
        socket.terminate();
      },
    });
    // Whatever refuses the request, a hook before the plugin's own too, ends its connection.
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
