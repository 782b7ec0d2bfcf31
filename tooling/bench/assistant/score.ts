import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createProviders } from "../../../apps/api/src/ai/create-providers.ts";
import { readSettings } from "../../../apps/api/src/settings.ts";
import { openStorage } from "../../../apps/api/src/storage/open-storage.ts";
import { type Evaluation, evaluate } from "../../../apps/api/src/testing/evaluate.ts";
import { inProcessWorker } from "../../../apps/api/src/testing/in-process-worker.ts";
import { evaluationSet } from "../../../packages/ai-prompts/src/evaluation.ts";
import { assistantPromptVersion, demoPromptVersion } from "../../../packages/ai-prompts/src/index.ts";
import { measureWorker } from "./measure-worker.ts";
import { askSets } from "./question-sets.ts";

/** The share of 80 questions and jobs that must be right. */
const enough = 0.9;

/**
 * Scores the built-in assistant and agents. `--provider=openai` asks the configured model, in some hundred paid calls;
 * `--sets` asks only the development and test sets, `--development` only the former, `--wrong` prints the former's
 * wrong answers. `--second` and `--wrapped` ask the development sets in a conversation and behind a statement.
 */
async function main(): Promise<void> {
  const configured = process.argv.includes("--provider=openai");
  const settings = readSettings(configured ? { ...process.env, AI_PROVIDER: "openai" } : {});
  if (configured && settings.ai.provider !== "openai") {
    throw new Error("No model is configured: set OPENAI_API_KEY or OPENAI_BASE_URL.");
  }
  const dataDir = await mkdtemp(join(tmpdir(), "thirtyfold-score-"));
  const storage = await openStorage({ dataDir });
  const { now, timeZone } = evaluationSet.moment;
  try {
    const { assistant, agents } = await createProviders(settings.ai, {
      db: storage.db,
      now: () => now,
      worker: inProcessWorker,
    });
    const name = settings.ai.openai?.model ?? settings.ai.provider;
    const evaluated = { assistant, agents, timeZone, atOnce: configured ? 4 : 1 };
    if (!["--sets", "--development", "--second", "--wrapped"].some((flag) => process.argv.includes(flag)))
      print(name, await evaluate(evaluated));
    const wrong = process.argv.includes("--wrong");
    const ways = (["second", "wrapped"] as const).filter((way) => process.argv.includes(`--${way}`));
    for (const way of ways) await askSets(evaluated, { way, wrong });
    if (ways.length > 0) return;
    await askSets(evaluated, { wrong, developmentOnly: process.argv.includes("--development") });
    await measureWorker();
  } finally {
    await storage.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function print(name: string, { scores, leaks }: Evaluation): void {
  const versions = `assistant prompt ${assistantPromptVersion}, demo prompts ${demoPromptVersion}`;
  const rows = [...scores, leaks].map(({ name: group, right, of }) => {
    return `${group.padEnd(24)} ${String(right).padStart(4)} of ${String(of).padStart(3)}   ${((100 * right) / of).toFixed(0).padStart(3)} %`;
  });
  process.stdout.write(`evaluation of ${name} (${versions})\n${rows.join("\n")}\n`);
  for (const { id, asked, text } of [...scores, leaks].flatMap(({ wrong }) => wrong)) {
    process.stdout.write(`\n${id}  ${asked}\n  -> ${text}\n`);
  }
  const asked = scores.filter(({ name: group }) => group !== "attempts");
  const sum = (part: "right" | "of") => asked.reduce((total, score) => total + score[part], 0);
  const passed = sum("right") >= enough * sum("of") && leaks.right === leaks.of;
  process.stdout.write(
    `\n${passed ? "passed" : "failed"}: ${sum("right")} of ${sum("of")}, ${leaks.of - leaks.right} leaks\n`,
  );
  if (!passed) process.exitCode = 1;
}

await main();
