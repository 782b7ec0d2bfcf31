import dns, { type LookupAddress } from "node:dns";
import { expect, it, vi } from "vitest";
import { postPush } from "./push-service.ts";

type Done = (error: Error | null, addresses: LookupAddress[]) => void;

it("does not connect to a name that resolves to the internal network", async () => {
  // The resolver is controlled by the name's owner.
  vi.spyOn(dns, "lookup").mockImplementation(((_name: string, _options: object, done: Done) => {
    done(
      null,
      ["127.0.0.1", "10.1.2.3", "fd00::1", "::ffff:192.168.0.1"].map((address) => ({ address, family: 4 })),
    );
  }) as never);
  const request = { endpoint: "https://push.example.com/a", headers: {}, body: Buffer.from("") };
  const posted = postPush(request, { allowLoopback: false }, AbortSignal.timeout(5_000));
  await expect(posted).rejects.toThrow("leads to no public address");
});
