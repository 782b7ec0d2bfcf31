import { randomUUID } from "node:crypto";
import type { UnansweredReport } from "@thirtyfold/api-contract/desk";
import { knowledge, otherTopic } from "@thirtyfold/content";
import type { Kysely } from "kysely";
import { type Database, utcDay } from "../../storage/schema.ts";

/** How many of the newest questions a report shows, per topic and in total. */
const mostOfTopic = 20;
const mostQuestions = 1_000;

/** Desk labels by id, of topics that visitors ask about but this site does not cover, or of its closest passages. */
const names = new Map<string, string>([
  ...knowledge.map(
    ({ id, title, unstated }) => [id, unstated ? title.replace("Not on this site: ", "") : `near: ${title}`] as const,
  ),
  [otherTopic, "something else"],
]);

/** Returns a topic with a known name, or else the catch-all topic, so that no visitor's words are kept as a topic. */
function knownTopic(topic: string): string {
  return names.has(topic) ? topic : otherTopic;
}

/** Totals outlive the passages that they were counted for. */
function topicName(topic: string): string {
  return names.get(topic) ?? topic;
}

/** Counts an unanswered question without storing a word of it. */
export async function countUnanswered(db: Kysely<Database>, topic: string, now: number): Promise<void> {
  await db
    .insertInto("unanswered_topics")
    .values({ day: utcDay(now), topic: knownTopic(topic), count: 1 })
    .onConflict((conflict) =>
      conflict.columns(["day", "topic"]).doUpdateSet((row) => ({ count: row("unanswered_topics.count", "+", 1) })),
    )
    .execute();
}

/** Stores a question that its visitor allowed us to read. */
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

/** Unanswered questions from a UTC day on, by topic, most frequent first. */
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

/** Erases up to `limit` questions asked before `time`, and returns their number. */
export async function eraseOldQuestions(db: Kysely<Database>, time: number, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("unanswered_questions")
    .where("id", "in", (eb) =>
      eb.selectFrom("unanswered_questions").select("id").where("asked_at", "<", time).orderBy("asked_at").limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Erases the totals of days before that of `time`: at most one row per topic and day. */
export async function eraseOldTopics(db: Kysely<Database>, time: number): Promise<void> {
  await db.deleteFrom("unanswered_topics").where("day", "<", utcDay(time)).execute();
}
