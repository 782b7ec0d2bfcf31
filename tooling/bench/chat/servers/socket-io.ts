/** The same over Socket.IO's rooms, WebSocket only. */
import { createServer } from "node:http";
import { Server } from "socket.io";
import { reportUsage } from "../../report-usage.ts";

const http = createServer();
const io = new Server(http, { transports: ["websocket"] });
io.on("connection", (socket) => {
  void socket.join("room");
  socket.on("delivery", (text: string) => io.to("room").emit("delivery", text));
});
http.listen(0, () => reportUsage(http.address()));
