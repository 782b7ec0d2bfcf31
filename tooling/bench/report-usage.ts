import type { AddressInfo } from "node:net";

/** Reports the port, then this process' CPU time whenever the parent asks. */
export function reportUsage(address: AddressInfo | string | null): void {
  process.on("message", () => {
    const { user, system } = process.cpuUsage();
    process.send?.(user + system);
  });
  process.send?.(typeof address === "object" ? address?.port : 0);
}
