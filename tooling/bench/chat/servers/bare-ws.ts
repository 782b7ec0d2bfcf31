/** The minimum: every message goes to every socket, without validation or storage. */
import { WebSocketServer } from "ws";
import { reportUsage } from "../../report-usage.ts";

const server = new WebSocketServer({ port: 0, perMessageDeflate: false });
server.on("connection", (socket) => {
  socket.on("message", (data) => {
    for (const client of server.clients) client.send(data, { binary: false });
  });
});
server.on("listening", () => reportUsage(server.address()));
