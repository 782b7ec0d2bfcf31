import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const benches: Record<string, { needs: string[]; script: string }> = {
  site: { needs: ["build", "--filter=@thirtyfold/web", "--filter=@thirtyfold/api"], script: "site/site.ts" },
  api: { needs: [], script: "api/api.ts" },
  assistant: {
    needs: ["build", "--filter=@thirtyfold/content", "--filter=@thirtyfold/api"],
    script: "assistant/score.ts",
  },
  capacity: {
    needs: ["build", "--filter=@thirtyfold/web", "--filter=@thirtyfold/api"],
    script: "capacity/capacity.ts",
  },
  chat: { needs: [], script: "chat/chat.ts" },
  desk: { needs: [], script: "desk/desk.ts" },
  inbox: { needs: ["build", "--filter=@thirtyfold/desk"], script: "desk/inbox.ts" },
  generate: { needs: [], script: "generate/generate.ts" },
  reading: { needs: [], script: "reading/reading.ts" },
  storybook: { needs: [], script: "storybook/storybook.ts" },
  ui: { needs: [], script: "ui/bytes.ts" },
};
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith("-"));
const unknown = asked.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  process.stderr.write(`No benchmark named ${unknown.join(", ")}. There are: ${Object.keys(benches).join(", ")}.\n`);
  process.exit(1);
}

function run(command: string, args: string[]): boolean {
  return spawnSync(command, args, { cwd: root, stdio: "inherit" }).status === 0;
}

const flags = process.argv.slice(2).filter((argument) => argument.startsWith("-"));
const chosen = Object.entries(benches).filter(([name]) => asked.length === 0 || asked.includes(name));
for (const [, { needs, script }] of chosen) {
  const built = needs.length === 0 || run("turbo", ["run", ...needs, "--output-logs=errors-only"]);
  // A missed goal does not keep the others from being measured.
  const held = built && run(process.execPath, ["--conditions=@thirtyfold/source", `tooling/bench/${script}`, ...flags]);
  if (!held) process.exitCode = 1;
}
