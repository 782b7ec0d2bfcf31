import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { notSure } from "../../../apps/api/src/ai/built-in/assistant/telling.ts";
import { ProviderError } from "../../../apps/api/src/ai/provider.ts";
import { ask, type Evaluated, inTurn } from "../../../apps/api/src/testing/ask-all.ts";
import { connectSiteTools, placeByMcp } from "../../../apps/api/src/testing/search-by-mcp.ts";
import {
  intervalOf,
  isExpected,
  isRight,
  pagesOf,
  type QuestionSet,
  type SetQuestion,
} from "../../../packages/ai-prompts/src/evaluation.ts";
import { company } from "../../../packages/content/src/index.ts";
import { percentile } from "../percentile.ts";

const folder = new URL("../../../packages/ai-prompts/evaluation/", import.meta.url);
/** `development-set` and the like, then the sets whose sums alone are printed, so that they remain a measure. */
const names = readdirSync(folder)
  .flatMap((file) => (file.endsWith(".json") ? file.slice(0, -".json".length) : []))
  .toSorted(new Intl.Collator("en", { numeric: true }).compare);
const isUnseen = (name: string) => !name.startsWith("development-set");

type Asked = Readonly<{
  question: SetQuestion;
  right: boolean;
  /** Answered from the right page, if an answer was expected. */
  cited: boolean;
  declined: boolean;
  /** Presented as the closest match, perhaps not what was asked. */
  uncertain: boolean;
  message: string;
  milliseconds: number;
}>;

/** Reads a set and checks that it is unchanged since it was written. */
function read(name: string): QuestionSet {
  const text = readFileSync(new URL(`${name}.json`, folder), "utf8");
  const hash = createHash("sha256").update(text).digest("hex");
  const hashes = ["sets", "test-set"].map((file) => readFileSync(new URL(`${file}.sha256`, folder), "utf8"));
  if (!hashes.join("\n").includes(`${hash}  ${name}.json`)) throw new Error(`${name} has changed.`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Our own file.
  return JSON.parse(text) as QuestionSet;
}

/**
 * How a set is asked: `second` and `wrapped` use the development sets, and show how a conversation affects a refusal.
 */
export type Way = "alone" | "second" | "wrapped";

export type SetOptions = {
  way?: Way;
  /** Omits the sets whose sums alone may be seen. */
  developmentOnly?: boolean;
  /** Also prints the wrong answers of development sets. */
  wrong?: boolean;
};

/** Prints the share answered correctly by kind, with its 95 % interval, and the totals of the development sets. */
export async function askSets(
  evaluated: Evaluated,
  { way = "alone", developmentOnly = way !== "alone", wrong = false }: SetOptions = {},
): Promise<void> {
  const all: Asked[] = [];
  for (const name of names) {
    if (developmentOnly && isUnseen(name)) continue;
    const set = read(name);
    const questions = asIn(way, set.questions);
    const asked = await inTurn(
      questions.map((question) => () => put(evaluated, question)),
      evaluated.atOnce ?? 1,
    );
    if (!isUnseen(name)) all.push(...asked);
    process.stdout.write(`\n${name}, ${asked.length} questions\n`);
    for (const [kind, members] of Map.groupBy(asked, ({ question }) => question.kind)) print(`  ${kind}`, members);
    printExpected(asked);
    print("all", asked);
    if (way === "alone") await findForAgents(set);
    const missed = asked.filter(({ question, right }) => question.expect === "answer" && !right);
    const declined = missed.filter((one) => one.declined).length;
    const cited = missed.filter((one) => one.cited && !one.declined).length;
    process.stdout.write(
      `not answered right: ${declined} declined, ${cited} from the right page without the fact, ${missed.length - declined - cited} from another page\n`,
    );
    const times = asked.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
    process.stdout.write(
      `ms an answer: ${[50, 95, 99].map((at) => percentile(times, at / 100).toFixed(1)).join(" / ")} (p50 / p95 / p99)\n`,
    );
    if (!wrong || isUnseen(name)) continue;
    for (const { question, right, message } of asked) {
      if (!right) process.stdout.write(`\n${question.id}  ${question.ask}\n  -> ${message.replaceAll("\n", " | ")}\n`);
    }
  }
  process.stdout.write(`\nall development sets, ${way}\n`);
  printExpected(all);
}

function printExpected(asked: readonly Asked[]): void {
  for (const [expect, members] of Map.groupBy(asked, ({ question }) => question.expect)) print(expect, members);
}

const statement = "We are a company of 12 people.";
const otherQuestion = "When are you open?";

/**
 * `second`: a question to decline or refuse comes after the set's next question that the site answers. `wrapped`: every
 * question follows a harmless statement, and one to refuse also follows an answered question.
 */
function asIn(way: Way, questions: readonly SetQuestion[]): readonly SetQuestion[] {
  if (way === "alone") return questions;
  const single = questions.filter(({ history, before }) => !history && !before);
  if (way === "second") {
    return single.flatMap((question): readonly SetQuestion[] => {
      if (question.expect === "answer") return [];
      const at = questions.indexOf(question);
      const next = [...questions.slice(at), ...questions].find(
        ({ expect, history, before }) => expect === "answer" && !history && !before,
      );
      return next ? [{ ...question, before: [next.ask] }] : [];
    });
  }
  return single.flatMap((question): readonly SetQuestion[] => {
    const behind = (first: string) => ({ ...question, ask: `${first} ${question.ask}` });
    const stated = { ...behind(statement), kind: `${question.kind}, stated` };
    const also = { ...behind(otherQuestion), kind: `${question.kind}, asked` };
    return question.expect === "refuse" ? [stated, also] : [stated];
  });
}

/**
 * How often agents find a right page with `search` and read it with `get_page`, through the official client. Some sets
 * have no questions for it.
 */
async function findForAgents({ questions }: QuestionSet): Promise<void> {
  const answered = questions.filter(({ expect }) => expect === "answer");
  if (answered.length === 0) return;
  const client = await connectSiteTools();
  const places: number[] = [];
  for (const question of answered) places.push(await placeByMcp(client, question));
  await client.close();
  const among = (most: number) => places.filter((place) => place >= 0 && place < most).length / answered.length;
  const shares = [1, 3].map((most) => `${(100 * among(most)).toFixed(1)} % among the first ${most}`);
  process.stdout.write(`search for agents, right page read: ${shares.join(", ")}\n`);
}

async function put(evaluated: Evaluated, question: SetQuestion): Promise<Asked> {
  const { ask: message, before = [] } = question;
  const history = [...(question.history ?? [])];
  let since = performance.now();
  try {
    for (const earlier of before) {
      const { message: content } = await ask(evaluated, { message: earlier, history: [...history] });
      history.push({ role: "user", content: earlier }, { role: "assistant", content });
    }
    since = performance.now();
    const answer = await ask(evaluated, { message, history });
    const milliseconds = performance.now() - since;
    const cited = pagesOf(answer).some((page) => isExpected(question, page));
    const uncertain = answer.message.includes(notSure);
    const declined = answer.kind === "unanswered" && !uncertain;
    return {
      question,
      right: isRight(answer, question, company.intakePath),
      cited,
      declined,
      uncertain,
      message: answer.message,
      milliseconds,
    };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return {
      question,
      right: false,
      cited: false,
      declined: false,
      uncertain: false,
      message: `(${error.message})`,
      milliseconds: performance.now() - since,
    };
  }
}

function print(name: string, asked: readonly Asked[]): void {
  const right = asked.filter((one) => one.right).length;
  const [low, high] = intervalOf(right, asked.length).map((share) => (100 * share).toFixed(0));
  const share = ((100 * right) / asked.length).toFixed(1).padStart(5);
  const counts = `${String(right).padStart(4)} of ${String(asked.length).padStart(3)}`;
  const uncertain = asked.filter((one) => one.right && one.uncertain).length;
  const told = uncertain > 0 ? `, ${uncertain} of them as perhaps not what was asked` : "";
  process.stdout.write(`${name.padEnd(24)} ${counts}  ${share} %  (${low} to ${high})${told}\n`);
}
