import { contentSchema } from "../room-message.ts";
import type { SocketState } from "./client-types.ts";

/**
 * Throws unless a message may be sent (SPEC, section 5, "Real-time send requirements"): a signed-in user, a room,
 * content that the protocol accepts, an open socket.
 */
export function requireSendable(userId: string, roomId: string, content: string, socket: SocketState): void {
  if (userId === "") throw new Error("You must be logged in to send messages");
  if (roomId === "") throw new Error("Room ID is required to send a message");
  const checked = contentSchema.safeParse(content);
  if (!checked.success) throw new Error(checked.error.issues[0]?.message ?? "Message content is required");
  if (socket !== "open") throw new Error("WebSocket is not connected");
}
