import { createServer } from "node:net";
import { Failure } from "./failure.mjs";

/** @param {{ port: number, host: string }} address @returns {Promise<boolean>} false if listening fails otherwise */
export function isTaken({ port, host }) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code === "EADDRINUSE"));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(false)));
  });
}

const lastPort = 65_535;

/** Fails before the long part of the work. @param {NodeJS.ProcessEnv} env @throws {Failure} */
export async function requireFreePort({ PORT = "3000", HOST = "127.0.0.1" }) {
  const port = /^\d{1,5}$/.test(PORT) ? Number(PORT) : 0;
  if (port > 0 && port <= lastPort && (await isTaken({ port, host: HOST }))) {
    const other = port === lastPort ? port - 1 : port + 1;
    throw new Failure(`Port ${port} is taken. Stop what listens there, or choose another one: PORT=${other} npm start`);
  }
}

/** @returns {Promise<number>} a free port on 127.0.0.1 */
export function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen({ port: 0, host: "127.0.0.1" }, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
