import { createEmbeddedProvider } from "../../../apps/api/src/ai/embedded.ts";
import { evaluateAssistant } from "../../../apps/api/src/testing/evaluate-assistant.ts";

// Prints the score of the built-in assistant and what went wrong. The held-out questions stay unseen, so that nobody
// tunes on them; `--held-out` shows them once they are to be replaced.
const { questions, offTopic, heldOut } = await evaluateAssistant(createEmbeddedProvider());
const lines = [
  `assistant: right page and fact  ${questions.right} of ${questions.of}`,
  `assistant: off-topic declined   ${offTopic.right} of ${offTopic.of}`,
  `assistant: held-out questions   ${heldOut.right} of ${heldOut.of}`,
];
const shown = [...questions.wrong, ...offTopic.wrong, ...(process.argv.includes("--held-out") ? heldOut.wrong : [])];
process.stdout.write(`${lines.join("\n")}\n`);
for (const { id, ask, answer } of shown) process.stdout.write(`\n${id}  ${ask}\n  -> ${answer}\n`);
if (questions.right < 54 || offTopic.right < 10) process.exitCode = 1;
