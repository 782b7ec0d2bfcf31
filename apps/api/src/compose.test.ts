import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { environmentSchema } from "./environment.ts";
import { readSettings } from "./settings.ts";

const root = resolve(import.meta.dirname, "../../..");
const textOf = (path: string) => readFileSync(join(root, path), "utf8");
const [compose, dockerfile, caddyfile] = [textOf("compose.yaml"), textOf("Dockerfile"), textOf("deploy/Caddyfile")];

/**
 * The lines below a key, given by its path from the top, without their common indent; a `# ` before a setting is
 * ignored.
 */
function below(...way: readonly string[]): string[] {
  let lines = compose.split("\n");
  for (const key of way) {
    const first = lines.findIndex((line) => line === `${key}:`);
    expect(first, `the place of ${way.join(" > ")}`).toBeGreaterThanOrEqual(0);
    const length = lines.slice(first + 1).findIndex((line) => /^[^\s]/.test(line));
    const block = lines.slice(first + 1, length < 0 ? undefined : first + 1 + length);
    lines = block.map((line) => line.replace(/^ {2}/, "").replace(/^# (?=\w+: )/, ""));
  }
  return lines.filter((line) => line !== "" && !line.startsWith("#"));
}

/** `name: value` of these lines, without nested lines and trailing comments. */
const pairs = (lines: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap((line) => {
      const [, name = "", value = ""] = /^(\w+): ?(.*?)(?: #.*)?$/.exec(line) ?? [];
      return name === "" ? [] : [[name, value]];
    }),
  );
const listed = (value = "") =>
  value
    .replace(/^\[|\]$/g, "")
    .split(/, ?/)
    .map((item) => item.replaceAll('"', ""));

test("compose.yaml uses existing settings with valid values, and secrets that it declares", () => {
  const app = pairs(below("services", "app", "environment"));
  const secrets = pairs(below("secrets"));
  const settings: Record<string, string> = {};
  for (const [name, value] of Object.entries(app)) {
    const setting = name.replace(/_FILE$/, "");
    expect(Object.keys(environmentSchema.shape)).toContain(setting);
    const secret = /^\/run\/secrets\/(\w+)$/.exec(value)?.[1];
    const fromFile = secret !== undefined && secrets[secret] === `{ file: ./secrets/${secret} }`;
    expect(fromFile, `${name} is a secret that there is`).toBe(name.endsWith("_FILE"));
    settings[setting] = value.replace(/\$\{SITE:\?[^}]+\}/, "www.example.com");
  }
  const url = "postgres://thirtyfold:secret@postgres:5432/thirtyfold";
  const read = readSettings({ ...settings, DATABASE_URL: url, ADMIN_TOKEN: "a".repeat(48), METRICS_TOKEN: "b" });
  expect(read.publicUrl?.origin).toBe("https://www.example.com");
  expect(read.redisUrl).toBeDefined();
  expect(compose).toContain(`config: [{ subnet: ${read.trustProxy.join()} }]`);
});

test("the commands in docs/deploy.md create each secret of compose.yaml", () => {
  const lines = textOf("docs/deploy.md");
  const random = (/for name in ([\w ]+); do openssl/.exec(lines)?.[1] ?? "").split(" ");
  const made = [...random, ...[...lines.matchAll(/> secrets\/(\w+)/g)].map(([, name = ""]) => name)];
  expect(Object.keys(pairs(below("secrets"))).toSorted()).toEqual(made.toSorted());
});

test("compose.yaml matches the image's volumes and port, and the names in the Caddyfile", () => {
  const service = pairs(below("services", "app"));
  const mounted = listed(service["volumes"]).map((item) => item.split(":"));
  const declared = below("volumes").map((line) => line.replace(":", ""));
  for (const [volume = ""] of mounted) expect(declared).toContain(volume);
  const places = /^VOLUME \[(.*)\]$/m.exec(dockerfile)?.[1];
  expect(mounted.map(([, place]) => place)).toEqual(listed(places));
  expect(dockerfile).toContain("DATA_DIR=/data BACKUP_DIR=/backups");
  expect(service["read_only"]).toBe("true");

  const caddy = pairs(below("services", "caddy", "environment"));
  const port = /^EXPOSE (\d+)$/m.exec(dockerfile)?.[1];
  expect(dockerfile).toContain(`PORT=${port} `);
  expect([caddy["UPSTREAMS"], caddy["CANARY"]]).toEqual([`app:${port}`, `app:${port}`]);
  for (const name of Object.keys(caddy)) expect(caddyfile).toContain(`{$${name}:`);
  const proxy = pairs(below("services", "caddy"));
  expect(listed(proxy["ports"])).toEqual(["80:80", "443:443", "443:443/udp"]);
  expect(listed(proxy["volumes"])[0]).toBe("./deploy/Caddyfile:/etc/caddy/Caddyfile:ro");
});

test("the image contains the bundle for its target platform and runs it during the build", () => {
  // A default here would override the builder's value.
  expect(dockerfile).toMatch(/^ARG TARGETARCH$/m);
  const runs = dockerfile.indexOf("\nRUN /opt/thirtyfold/node/bin/node --version\n");
  expect(runs).toBeGreaterThan(dockerfile.lastIndexOf("\nCOPY --from=unpacked /opt/thirtyfold "));
});

test("an update by the commands in docs/deploy.md keeps the site's name", () => {
  expect(textOf("docs/deploy.md")).toMatch(/^printf 'SITE=\S+\\n' > \.env\b/m);
  expect([...compose.matchAll(/\$\{SITE[^}]*\}/g)].map(([name]) => name)).toEqual(
    Array.from({ length: 2 }, () => "${SITE:?the name of the site, in .env}"),
  );
});

test("the image's health check requests an address that the server answers", () => {
  expect(dockerfile).toMatch(/^HEALTHCHECK [^]*127\.0\.0\.1:'\+process\.env\.PORT\+'\/readyz'/m);
  // Longer than a stop may take: 15 s, plus the 20 s that docs/configuration.md asks for.
  expect(pairs(below("services", "app"))["stop_grace_period"]).toBe("35s");
});

test("nginx listens on IPv6 as on IPv4", () => {
  const ports = [...textOf("deploy/nginx.conf").matchAll(/listen (\[::\]:)?(\d+.*);/g)];
  const by = (ipv6: boolean) => ports.filter(([, first]) => (first !== undefined) === ipv6).map(([, , port]) => port);
  expect(by(false)).toEqual(["80", "443 ssl http2"]);
  expect(by(true)).toEqual(by(false));
});

test("the systemd unit restarts after any number of failed starts and allows a stop its full time", () => {
  const unit = textOf("deploy/thirtyfold.service");
  const valueOf = (name: string) => new RegExp(`^${name}=(.*)$`, "m").exec(unit)?.[1];
  // By default systemd gives up after five starts in ten seconds, and then also closes the socket.
  expect([valueOf("Restart"), valueOf("StartLimitIntervalSec")]).toEqual(["always", "0"]);
  expect(unit.indexOf("StartLimitIntervalSec")).toBeLessThan(unit.indexOf("[Service]"));
  expect(Number(valueOf("TimeoutStopSec"))).toBe(35);
  const listen = /^ListenStream=127\.0\.0\.1:(\d+)$/m.exec(textOf("deploy/thirtyfold.socket"))?.[1];
  expect(caddyfile).toContain(`{$UPSTREAMS:127.0.0.1:${listen}}`);
});
