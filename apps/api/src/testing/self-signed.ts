import { execFileSync } from "node:child_process";
import { join } from "node:path";

/** Makes a key and its certificate for `localhost` in the folder, valid for a day. Needs openssl. */
export function selfSigned(folder: string): { key: string; certificate: string } {
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", "/CN=localhost"];
  execFileSync("openssl", [...request, "-keyout", key, "-out", certificate], { stdio: "ignore" });
  return { key, certificate };
}
