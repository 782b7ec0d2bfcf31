import { expect, it } from "vitest";
import { socketUrl } from "./client.ts";

it("is the page's own host at /ws, over wss on https, or another path", () => {
  expect(socketUrl({ protocol: "http:", host: "localhost:3000" })).toBe("ws://localhost:3000/ws");
  expect(socketUrl({ protocol: "https:", host: "thirtyfold.example" })).toBe("wss://thirtyfold.example/ws");
  expect(socketUrl({ protocol: "https:", host: "thirtyfold.example" }, "/live")).toBe("wss://thirtyfold.example/live");
});
