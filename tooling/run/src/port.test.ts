import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Failure } from "./failure.mjs";
import { findFreePort, isTaken, requireFreePort } from "./port.mjs";

let server: Server;
let port = 0;

beforeEach(async () => {
  port = await findFreePort();
  server = createServer().listen(port, "127.0.0.1");
  await once(server, "listening");
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

describe("the port check", () => {
  it("reports a taken port in one line, with what to do", async () => {
    const check = requireFreePort({ PORT: String(port) });
    await expect(check).rejects.toThrow(Failure);
    await expect(check).rejects.toThrow(
      `Port ${port} is taken. Stop what listens there, or choose another one: PORT=${port + 1} npm start`,
    );
  });

  it("suggests the port below when the last one is taken", async ({ onTestFinished, skip }) => {
    const last = createServer().listen(65_535, "127.0.0.1");
    skip(
      await once(last, "listening").then(
        () => false,
        () => true,
      ),
      "somebody else listens there",
    );
    onTestFinished(() => void last.close());
    await expect(requireFreePort({ PORT: "65535" })).rejects.toThrow("choose another one: PORT=65534 npm start");
  });

  it("leaves a free port free", async () => {
    const free = await findFreePort();
    await requireFreePort({ PORT: String(free) });
    expect(await isTaken({ port: free, host: "127.0.0.1" })).toBe(false);
  });

  it.each(["0", "http", "65536", "99999", ""])("leaves PORT=%s for the server to handle", async (PORT) => {
    await expect(requireFreePort({ PORT })).resolves.toBeUndefined();
  });

  it("leaves an address of another machine for the server to handle", async () => {
    await expect(requireFreePort({ PORT: String(port), HOST: "192.0.2.1" })).resolves.toBeUndefined();
  });
});
