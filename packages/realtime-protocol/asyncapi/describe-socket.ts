import * as z from "zod/mini";
import {
  type ClientFrame,
  clientFrameSchema,
  closeCodes,
  getServerFrameSchema,
  type ServerFrame,
  socketLimits,
} from "../src/index.ts";

const clientSummaries: Record<ClientFrame["type"], string> = {
  subscribe: "Gets the messages of a room from now on. Answered with subscription_confirmed.",
  unsubscribe: "Gets no more messages of a room.",
  new_message: "Sends a message to a room. Stored once, however often its id comes, by this or by POST.",
  typing: "The user is writing. Passed on, never stored; at most one in 3 s.",
  message: "The WebSocket demo's message, answered in kind.",
  watch_desk: "For sockets that are signed in to the desk: hears what changes there. Others get an error, forbidden.",
  unwatch_desk: "Hears no more of the desk, and is not there any more.",
};

const serverSummaries: Record<ServerFrame["type"], string> = {
  connection: "The first frame of a connection, with the id that the server gave it.",
  subscription_confirmed:
    "The room is subscribed. seq is its newest message, 0 in an empty room; readUpTo says how far each person has read. Comes again with 0 where the room is erased, and where it is opened again then.",
  chat_message: "A stored message, to every subscriber of its room, the sender too.",
  messages_read:
    "A person has read what was sent to them up to the message of the seq upTo: a maximum, so that a repeat changes nothing.",
  typing: "The other person is writing; shown for 6 s, or until their message comes.",
  message: "The answer to the WebSocket demo's message.",
  ping: "Sent every 25 s, so that a client knows a silent connection from a dead one.",
  presence: "Whether somebody is at the desk now, to visitors in a room with a contact.",
  desk_changed: "To watchers of the desk: a hint to ask again, without content.",
  desk_people: "To watchers of the desk: who is there, in which conversation, and who writes in it.",
  error: "Why a frame could not be taken. The connection stays open.",
};

type Frames = { def: { options: readonly z.ZodMiniObject<{ type: z.ZodMiniLiteral<string> }>[] } };

/** The messages of one side by key, such as `client.subscribe`. */
function messagesOf(side: string, frames: Frames, summaries: Record<string, string>) {
  const entries = frames.def.options.map((option) => {
    const type = option.shape.type.def.values[0] ?? "";
    const { $schema: _, ...payload } = z.toJSONSchema(option, { target: "draft-7", io: "input" });
    return [`${side}.${type}`, { name: type, summary: summaries[type], payload }] as const;
  });
  return Object.fromEntries(entries);
}

const socket = { $ref: "#/channels/socket" };

function referencesTo(messages: object) {
  return Object.keys(messages).map((key) => ({ $ref: `#/channels/socket/messages/${key}` }));
}

const closes = `Closes with ${closeCodes.goingAway} when it stops, ${closeCodes.unsupportedData} for frames that are not
text, ${closeCodes.policyViolation} beyond ${socketLimits.framesPerSecond} frames a second or
${socketLimits.unreadableInARow} unreadable frames in a row, ${closeCodes.messageTooBig} beyond
${socketLimits.frameBytes} bytes or ${socketLimits.fragments} fragments a frame, ${closeCodes.tryAgainLater} for readers
that are ${socketLimits.backlogBytes} bytes behind. A socket subscribes to at most ${socketLimits.roomsPerSocket} rooms.
Receivers ignore types that they don't know.`.replaceAll("\n", " ");

/** The AsyncAPI 3 description of `/ws`, from the server's point of view, built from the schemas. */
export function describeSocket() {
  const fromClient = messagesOf("client", clientFrameSchema, clientSummaries);
  const fromServer = messagesOf("server", getServerFrameSchema(), serverSummaries);
  const messages = { ...fromClient, ...fromServer };
  const references = Object.keys(messages).map((key) => [key, { $ref: `#/components/messages/${key}` }] as const);
  return {
    asyncapi: "3.0.0",
    info: {
      title: "Thirtyfold real-time chat",
      // The protocol's own version: it changes with the frames, not with each release of the package.
      version: "1.0.0",
      description: `JSON text frames over one WebSocket for all rooms of a client. ${closes}`,
    },
    defaultContentType: "application/json",
    servers: { local: { host: "localhost:3000", protocol: "ws" } },
    channels: {
      socket: {
        address: "/ws",
        messages: Object.fromEntries(references),
        bindings: { ws: { method: "GET", bindingVersion: "0.1.0" } },
      },
    },
    operations: {
      subscribe: {
        action: "receive",
        channel: socket,
        messages: referencesTo({ "client.subscribe": 0 }),
        reply: { channel: socket, messages: referencesTo({ "server.subscription_confirmed": 0 }) },
      },
      receive: { action: "receive", channel: socket, messages: referencesTo(fromClient) },
      send: { action: "send", channel: socket, messages: referencesTo(fromServer) },
    },
    components: { messages },
  };
}
