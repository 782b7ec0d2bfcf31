export type {
  RealtimeClient,
  RealtimeClientOptions,
  RealtimeEvents,
  Room,
  SocketState,
} from "./client-types.ts";
export type {
  Clock,
  MessageDraft,
  MessagePage,
  MessageStorage,
  OnlineSource,
  PageQuery,
  RoomApi,
  SocketConstructor,
  SocketLike,
} from "./ports.ts";
export { createRealtimeClient } from "./realtime-client.ts";
export { createRoomApi, RoomApiError, type RoomApiOptions } from "./room-api.ts";
export type { Delivery, RoomConnection, RoomCounters, RoomItem, RoomSnapshot } from "./room-state.ts";
export { socketUrl } from "./socket-url.ts";
