import { act } from "@testing-library/react";
import { type ClientFrame, decodeClientFrame, encodeFrame, type ServerFrame } from "@thirtyfold/realtime-protocol";
import { ws } from "msw";
import { fakeApi } from "./fake-api.ts";

const link = ws.link("ws://localhost:3000/ws");

/** The server's end of the desk's socket: greets, and tells watchers where they are. */
export function fakeSocket(personId: string) {
  const frames: ClientFrame[] = [];
  let send: (text: string) => void = () => {};
  let close = () => {};
  let gone = false;
  fakeApi.use(
    link.addEventListener("connection", ({ client }) => {
      if (gone) return client.close();
      close = () => client.close();
      send = (text) => client.send(text);
      send(encodeFrame({ type: "connection", clientId: "c1" }));
      client.addEventListener("message", ({ data }) => {
        const decoded = decodeClientFrame(typeof data === "string" ? data : "");
        if (!decoded.ok) throw new Error("An unexpected frame");
        frames.push(decoded.frame);
        if (decoded.frame.type !== "watch_desk") return;
        const { roomId, writing, away } = decoded.frame;
        send(encodeFrame({ type: "desk_people", people: [{ personId, roomId, writing, away }] }));
      });
    }),
  );
  return {
    /** The frames that the desk has sent. */
    frames,
    tell: (frame: ServerFrame) => act(() => send(encodeFrame(frame))),
    /** Closes the socket, and each new one. */
    cut: () => {
      gone = true;
      act(close);
    },
  };
}
