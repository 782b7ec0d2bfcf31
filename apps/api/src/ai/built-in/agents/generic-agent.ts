import { company } from "@thirtyfold/content";
import { bullets, readingNotes, section, sections } from "./agent-text.ts";
import { findCommands, isOtherScript, sentencesOf, withoutCommands } from "./reading/sentences.ts";
import type { AgentSteps, Recorder } from "./recorder.ts";
import { matchAgent } from "./tools/match-agent.ts";
import { searchSite } from "./tools/search-site.ts";

const questionLength = 500;

/** Answers from the site's facts, says what the built-in agent can do, and names the demo agent that fits. */
export function* genericAgent(recorder: Recorder): AgentSteps {
  const { text } = recorder.context;
  const facts = withoutCommands(text);
  const question = (sentencesOf(facts).find((sentence) => sentence.endsWith("?")) ?? facts)
    .trim()
    .slice(0, questionLength)
    .toWellFormed();
  const { answer, path } =
    question === "" ? { answer: null, path: null } : yield* recorder.call(searchSite, { question });
  const { best, agents } = yield* recorder.call(matchAgent, {});
  yield recorder.add({
    kind: "decide",
    title: answer === null ? "The website does not answer this" : "The website answers this",
    ...(best && { detail: `${best.name} fits the text` }),
  });
  const notes = readingNotes({ otherScript: isOtherScript(text), commands: findCommands(text) });
  const result = sections([
    section("Answer", [answer === null ? unknown : `${answer}${path === null ? "" : ` (${path})`}`]),
    section("A demo agent that fits", best ? [`${best.name}: ${best.job}. Try it: ${best.path}`] : []),
    section(
      best ? "The others" : "What the demo agents do",
      bullets(
        agents
          .filter((agent) => agent !== best && agent.kind !== best?.kind)
          .map(({ name, job, path: page }) => `${name}: ${job}. Try it: ${page}`),
      ),
    ),
    section("Notes", bullets([...notes, limits])),
  ]);
  yield recorder.add({ kind: "write", title: "Wrote the answer" });
  return result;
}

const unknown = `The built-in agent answers from this website only, and the website says nothing on that. A person answers here: ${company.intakePath}`;
const limits =
  "This is the built-in agent: no language model, fixed rules, English. It does three jobs on your own text, and it does not chat or write freely.";
