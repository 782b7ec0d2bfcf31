import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** The Debian packages that the Dockerfile's steps and Node.js need. */
const packages =
  "base-files libc6 libc-bin libgcc-s1 libstdc++6 libatomic1 dash coreutils tar gzip grep libselinux1 libacl1 libattr1 libpcre2-8-0 libgmp10 zlib1g libssl3";

/** The settings with which a container of the image runs. */
const imageSchema = z.object({
  Docker: z.object({
    config: z.object({
      User: z.string(),
      Entrypoint: z.array(z.string()),
      Cmd: z.array(z.string()),
      Healthcheck: z.object({ Test: z.array(z.string()) }),
      Volumes: z.record(z.string(), z.object({})),
    }),
  }),
});

/** Whether this machine has what {@link buildImage} needs: buildah, root, and Debian's package database. */
export function canBuildImages(): boolean {
  if (process.getuid?.() !== 0) return false;
  try {
    for (const command of ["buildah --version", "dpkg-query --show libatomic1"]) execFileSync("sh", ["-c", command]);
    return true;
  } catch {
    return false;
  }
}

/**
 * Builds the Dockerfile with buildah on a base of this machine's own Debian files, since no registry is reachable.
 * @param context folder with the bundle in `dist`
 * @param work empty folder for base, images and containers
 */
export function buildImage(dockerfile: string, context: string, work: string) {
  const base = join(work, "base");
  mkdirSync(base);
  // Debian's packages still refer to /bin and /lib, which are links into /usr.
  for (const folder of ["bin", "sbin", "lib", "lib64"]) {
    mkdirSync(join(base, "usr", folder), { recursive: true });
    symlinkSync(`usr/${folder}`, join(base, folder));
  }
  const copied = `dpkg -L ${packages} | sort -u | grep -vE '^/(\\.|bin|sbin|lib|lib64|usr/share/.*)$' |
    tar -C / --no-recursion --ignore-failed-read -cf - -T - 2>/dev/null | tar --keep-directory-symlink -xf - -C "$0"`;
  execFileSync("sh", ["-c", copied, base]);
  execFileSync("ldconfig", ["-r", base]);

  const store = ["--root", join(work, "storage"), "--runroot", join(work, "run"), "--storage-driver", "vfs"];
  const buildah = (...args: readonly string[]) =>
    execFileSync("buildah", [...store, ...args], { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();
  const scratch = buildah("from", "scratch");
  buildah("add", "--quiet", scratch, base, "/");
  buildah("commit", "--quiet", "--rm", scratch, "localhost/base");
  const options = ["--isolation", "chroot", "--format", "docker", "--build-arg", "BASE=localhost/base"];
  buildah("build", ...options, "--quiet", "--file", dockerfile, "--tag", "localhost/thirtyfold", context);
  const inspected = buildah("inspect", "--type", "image", "localhost/thirtyfold");
  const container = buildah("from", "localhost/thirtyfold");
  return {
    config: imageSchema.parse(JSON.parse(inspected)).Docker.config,
    /** The command line that runs a command in a container of the image, as its user, with its environment. */
    inContainer: (command: readonly string[], env: Readonly<Record<string, string>> = {}): readonly string[] => [
      "buildah",
      ...store,
      "run",
      "--isolation",
      "chroot",
      ...Object.entries(env).map(([name, value]) => `--env=${name}=${value}`),
      container,
      "--",
      ...command,
    ],
  };
}
