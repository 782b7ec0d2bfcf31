import type { Duplex } from "node:stream";
import type { WebSocket } from "@fastify/websocket";
import { closeCodes, type ServerFrame, socketLimits } from "@thirtyfold/realtime-protocol";
import type { EndOfTurn } from "./end-of-turn.ts";
import { FrameAllowance, ofSocket } from "./frame-allowance.ts";
import { pingFrames, textFrame } from "./text-frame.ts";

export type ConnectionListener = {
  onText: (text: string) => void;
  onClose: () => void;
};

/** Writes frames at the end of a turn. Disconnects peers that stop responding and readers that fall too far behind. */
export class Connection {
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #endOfTurn: EndOfTurn;
  readonly #heartbeat: NodeJS.Timeout;
  readonly #allowance = new FrameAllowance(ofSocket);
  readonly #ofAddress: FrameAllowance;
  #frames: Buffer[] = [];
  #alive = true;
  #paused = false;

  /** `ofAddress`: the allowance shared by all sockets of the client's address. */
  constructor(socket: WebSocket, stream: Duplex, endOfTurn: EndOfTurn, ofAddress: FrameAllowance) {
    this.#socket = socket;
    this.#stream = stream;
    this.#ofAddress = ofAddress;
    this.#endOfTurn = endOfTurn;
    this.#heartbeat = setInterval(() => this.#beat(), socketLimits.pingMs).unref();
    socket.on("close", () => clearInterval(this.#heartbeat));
  }

  get open(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  listen({ onText, onClose }: ConnectionListener): void {
    this.#socket.on("message", (data, isBinary) => {
      if (!this.#take(Buffer.isBuffer(data) ? data.length : 0)) return;
      if (isBinary || !Buffer.isBuffer(data)) this.close(closeCodes.unsupportedData, "Send text");
      else onText(data.toString());
    });
    this.#socket.on("ping", ({ length }) => this.#take(length));
    this.#socket.on("pong", ({ length }) => this.#take(length));
    this.#socket.on("close", onClose);
  }

  /** Queues encoded frames for the end of the turn. */
  send(frames: Buffer): void {
    if (!this.open) return;
    if (this.#frames.push(frames) === 1) this.#endOfTurn.socket(this);
  }

  sendFrame(frame: ServerFrame): void {
    this.send(textFrame(frame));
  }

  flush(): void {
    const frames = this.#frames;
    this.#frames = [];
    if (!this.open) return;
    if (frames.length > 1) this.#stream.cork();
    for (const frame of frames) this.#stream.write(frame);
    if (frames.length > 1) this.#stream.uncork();
    if (this.#stream.writableLength > socketLimits.backlogBytes) {
      this.close(closeCodes.tryAgainLater, "Too far behind");
    }
  }

  /** Stops reading while the peer sends too fast. */
  pause(paused: boolean): void {
    if (paused === this.#paused || !this.open) return;
    this.#paused = paused;
    if (paused) this.#socket.pause();
    else this.#socket.resume();
  }

  /** Flushes first; the peer has a second to respond, then the connection is cut. */
  close(code: number, reason: string): void {
    if (!this.open) return;
    if (code !== closeCodes.tryAgainLater) this.flush();
    this.#socket.close(code, reason);
  }

  #take(bytes: number): boolean {
    this.#alive = true;
    if (!this.open) return false;
    if (!this.#allowance.take(bytes)) this.#refuse("Too many frames");
    else if (!this.#ofAddress.take(bytes)) this.#refuse("Too many frames from this address");
    return this.open;
  }

  /** Stops reading and finally cuts the connection. */
  #refuse(reason: string): void {
    this.close(closeCodes.policyViolation, reason);
    this.#socket.pause();
  }

  #beat(): void {
    // A paused peer cannot be heard.
    if (!this.#alive && !this.#paused) return this.#socket.terminate();
    this.#alive = false;
    this.send(pingFrames);
  }
}
