import { createEmbeddedProvider } from "../../../apps/api/src/ai/embedded.ts";
import { evaluate } from "./evaluate.ts";

// Prints the score of the built-in assistant; `--all` also prints the held-out questions that went wrong.
// Run: node --conditions=@thirtyfold/source tooling/bench/assistant/score.ts
const { questions, offTopic, heldOut } = await evaluate(createEmbeddedProvider());
const lines = [
  `assistant: right page and fact  ${questions.right} of ${questions.of}`,
  `assistant: off-topic declined   ${offTopic.right} of ${offTopic.of}`,
  `assistant: held-out questions   ${heldOut.right} of ${heldOut.of}`,
];
const wrong = [...questions.wrong, ...offTopic.wrong, ...(process.argv.includes("--all") ? heldOut.wrong : [])];
process.stdout.write(`${lines.join("\n")}\n`);
for (const { id, ask, answer } of wrong) process.stdout.write(`\n${id}  ${ask}\n  -> ${answer}\n`);
