import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { onTestFinished } from "vitest";
import { startTcpProxy } from "./tcp-proxy.ts";

/** A connection to a server on this machine that can be lost: both directions go silent without notice. */
export type BreakableLink = {
  /** The URL at which the server is reached. */
  url: string;
  lose(): Promise<void>;
  restore(): Promise<void>;
};

const isRoot = process.getuid?.() === 0;
const hasFirewall = isRoot && spawnSync("iptables", ["-w", "-S", "INPUT"]).status === 0;

/** Describes how connections are lost on this machine. */
export const howBroken = hasFirewall ? "packets dropped both ways" : "a proxy that passes nothing on";

/**
 * Opens a link to the server at `url`: with root and iptables its packets are dropped, else a proxy holds them back.
 */
export async function openBreakableLink(url: string): Promise<BreakableLink> {
  return hasFirewall ? overFirewall(url) : overProxy(url);
}

async function overProxy(url: string): Promise<BreakableLink> {
  const proxy = await startTcpProxy(new URL(url).host);
  return {
    url: Object.assign(new URL(url), { host: proxy.host }).href,
    lose: async () => proxy.pause(),
    restore: async () => proxy.resume(),
  };
}

// `pnpm proof` finds leftover rules by their comment. The rules are removed when this script's input ends, which
// happens however the test ends; a signal to the test's process group does not end it.
const dropping = `
rules() {
  for port in --dport --sport; do iptables -w "$1" INPUT -i lo -p tcp "$port" "$2" -m comment --comment "$3" -j DROP; done
}
trap '' HUP INT TERM
rules -I "$1" "$2" && echo lost
read -r _
rules -D "$1" "$2"`;

function overFirewall(url: string): BreakableLink {
  let restore = async () => {};
  onTestFinished(async () => restore());
  return {
    url,
    async lose() {
      const args = ["-c", dropping, "sh", new URL(url).port, process.env["PROOF_TAG"] ?? "thirtyfold-test"];
      const keeper = spawn("sh", args, { stdio: ["pipe", "pipe", "inherit"], detached: true });
      restore = async () => {
        restore = async () => {};
        const ended = once(keeper, "exit");
        keeper.stdin.end();
        await ended;
      };
      await once(keeper.stdout, "data");
    },
    restore: async () => restore(),
  };
}
