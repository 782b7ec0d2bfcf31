import { randomUUID } from "node:crypto";
import type { UnansweredReport } from "@thirtyfold/api-contract/desk";
import { knowledge, otherTopic } from "@thirtyfold/content";
import type { Kysely } from "kysely";
import { type Database, utcDay } from "../../storage/schema.ts";

/** How many of the newest questions a report shows, per topic and in all. */
const mostOfTopic = 20;
const mostQuestions = 1_000;

/** What visitors ask and this site does not say, or what it says that comes closest, by id, in words for the desk. */
const names = new Map<string, string>([
  ...knowledge.map(
    ({ id, title, unstated }) => [id, unstated ? title.replace("Not on this site: ", "") : `near: ${title}`] as const,
  ),
  [otherTopic, "something else"],
]);

/** A topic that is known by name; all else is another one, so that no words of a visitor are kept as a topic. */
function knownTopic(topic: string): string {
  return names.has(topic) ? topic : otherTopic;
}

/** Sums outlive the passages that they were counted for. */
function topicName(topic: string): string {
  return names.get(topic) ?? topic;
}

/** Counts a question that was not answered, without a word of it. */
export async function countUnanswered(db: Kysely<Database>, topic: string, now: number): Promise<void> {
  await db
    .insertInto("unanswered_topics")
    .values({ day: utcDay(now), topic: knownTopic(topic), count: 1 })
    .onConflict((conflict) =>
      conflict.columns(["day", "topic"]).doUpdateSet((row) => ({ count: row("unanswered_topics.count", "+", 1) })),
    )
    .execute();
}

/** Keeps a question that its visitor gave us to read. */
export async function keepQuestion(
  db: Kysely<Database>,
  { question, topic }: { question: string; topic: string },
  now: number,
): Promise<void> {
  await db
    .insertInto("unanswered_questions")
    .values({ id: randomUUID(), asked_at: now, topic: knownTopic(topic), question })
    .execute();
}

/** What was not answered from a UTC day on, by topic, what was asked most first. */
export async function reportUnanswered(db: Kysely<Database>, since: string): Promise<UnansweredReport> {
  const sums = await db
    .selectFrom("unanswered_topics")
    .select(({ fn }) => ["topic", fn.sum("count").as("count")])
    .where("day", ">=", since)
    .groupBy("topic")
    .execute();
  const asked = await db
    .selectFrom("unanswered_questions")
    .selectAll()
    .where("asked_at", ">=", Date.parse(since))
    .orderBy("asked_at", "desc")
    .orderBy("id")
    .limit(mostQuestions)
    .execute();
  const questions = Map.groupBy(asked, ({ topic }) => topic);
  const topics = sums
    .map(({ topic, count }) => ({
      topic,
      name: topicName(topic),
      count: Number(count),
      questions: (questions.get(topic) ?? []).slice(0, mostOfTopic).map(({ id, asked_at, question }) => ({
        id,
        at: asked_at,
        question,
      })),
    }))
    .toSorted((a, b) => b.count - a.count || a.topic.localeCompare(b.topic));
  return { since, total: topics.reduce((total, { count }) => total + count, 0), topics };
}

/** Erases up to `limit` questions asked before `time`, and gives their number. */
export async function eraseOldQuestions(db: Kysely<Database>, time: number, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("unanswered_questions")
    .where("id", "in", (eb) =>
      eb.selectFrom("unanswered_questions").select("id").where("asked_at", "<", time).orderBy("asked_at").limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Erases the sums of days before that of `time`: so many at most as there are topics and days. */
export async function eraseOldTopics(db: Kysely<Database>, time: number): Promise<void> {
  await db.deleteFrom("unanswered_topics").where("day", "<", utcDay(time)).execute();
}
