export { type Decoded, decodeClientFrame, decodeServerFrame, encodeFrame, type FrameFailure } from "./codec.ts";
export {
  type ClientFrame,
  clientFrameSchema,
  errorCodes,
  getServerFrameSchema,
  type ServerFrame,
  type SocketErrorCode,
} from "./frames.ts";
export { clientTimes, closeCodes, socketLimits, visibleCharacter } from "./limits.ts";
export { markedReadSchema, newMessageSchema, roomCalls } from "./room-calls.ts";
export { isRoomId, isUserId, type RoomMembers, roomIdOf, roomMembers } from "./room-id.ts";
export {
  contentSchema,
  messageIdSchema,
  type OutgoingMessage,
  outgoingMessageSchema,
  type RoomMessage,
  roomIdSchema,
  roomMessageSchema,
  timestampSchema,
  userIdSchema,
} from "./room-message.ts";
