/** Close codes of `/ws` that either side sends or acts on (RFC 6455, section 7.4; CONTRACT, section 6). */
export const closeCodes = {
  /** Intentional: the client does not reconnect. */
  normal: 1000,
  /** The server stops; the client reconnects to the next one. */
  goingAway: 1001,
  /** A frame that is not text. */
  unsupportedData: 1003,
  /** Never sent: the connection dropped, or never existed. */
  abnormal: 1006,
  /** Too many frames a second, or too many unreadable ones in a row. */
  policyViolation: 1008,
  /** A frame beyond the limit. */
  messageTooBig: 1009,
  /** The server restarts: sent by proxies, never by ours; the client reconnects as after 1001. */
  serviceRestart: 1012,
  /** The reader is too far behind. */
  tryAgainLater: 1013,
  /** The client received nothing for too long. */
  silent: 4000,
} as const;

/** The limits of the socket (CONTRACT, sections 5 and 6). Bytes, counts and milliseconds as the names say. */
export const socketLimits = {
  frameBytes: 32 * 1024,
  fragments: 16,
  framesPerSecond: 30,
  unreadableInARow: 5,
  roomsPerSocket: 16,
  sockets: 10_000,
  socketsPerAddress: 100,
  backlogBytes: 1024 * 1024,
  pingMs: 25_000,
  contentCharacters: 4_000,
  idCharacters: 64,
} as const;

/** A visible character: a message without one, for example of zero-width spaces only, says nothing. */
export const visibleCharacter = /[^\s\p{Cf}\p{DI}\u2800]/u;

/** How a client keeps its connection (CONTRACT, section 6, "The client"). Milliseconds and counts. */
export const clientTimes = {
  reconnectMs: 3_000,
  /** After a close that reaches many clients at once, they reconnect spread from `reconnectMs` to this. */
  spreadReconnectMs: 8_000,
  /** From this failed attempt on, the delay doubles, up to the longest. */
  doublingFromAttempt: 4,
  longestReconnectMs: 30_000,
  silentMs: 45_000,
  echoMs: 10_000,
  /** At most one typing notice is sent in this time. */
  typingEveryMs: 3_000,
  /** How long "typing" is shown after the last notice. */
  typingShownMs: 6_000,
} as const;
