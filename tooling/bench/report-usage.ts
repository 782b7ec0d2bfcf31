import type { AddressInfo } from "node:net";

/** Tells the parent the port, and then what this process has used of the processor whenever it asks. */
export function reportUsage(address: AddressInfo | string | null): void {
  process.on("message", () => {
    const { user, system } = process.cpuUsage();
    process.send?.(user + system);
  });
  process.send?.(typeof address === "object" ? address?.port : 0);
}
