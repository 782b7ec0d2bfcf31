import { expect, it } from "vitest";
import { clientTimes, closeCodes, socketLimits } from "./index.ts";

// These numbers are the contract with released clients: changing one is a breaking change.

it("pins the close codes", () => {
  expect(closeCodes).toEqual({
    normal: 1000,
    goingAway: 1001,
    unsupportedData: 1003,
    abnormal: 1006,
    policyViolation: 1008,
    messageTooBig: 1009,
    serviceRestart: 1012,
    tryAgainLater: 1013,
    silent: 4000,
  });
});

it("pins the socket's limits", () => {
  expect(socketLimits).toEqual({
    frameBytes: 32_768,
    fragments: 16,
    framesPerSecond: 30,
    unreadableInARow: 5,
    roomsPerSocket: 16,
    sockets: 10_000,
    socketsPerAddress: 100,
    backlogBytes: 1_048_576,
    pingMs: 25_000,
    contentCharacters: 4_000,
    idCharacters: 64,
  });
});

it("pins the client's timings, and declares a socket dead only after a missed ping", () => {
  expect(clientTimes).toEqual({
    reconnectMs: 3_000,
    spreadReconnectMs: 8_000,
    doublingFromAttempt: 4,
    longestReconnectMs: 30_000,
    silentMs: 45_000,
    echoMs: 10_000,
    typingEveryMs: 3_000,
    typingShownMs: 6_000,
  });
  expect(clientTimes.silentMs).toBeGreaterThan(socketLimits.pingMs);
  expect(clientTimes.typingShownMs).toBeGreaterThan(clientTimes.typingEveryMs);
});
