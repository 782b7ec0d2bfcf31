import { type LeadForm, leadForms } from "@thirtyfold/api-contract";
import { type DeskOverview, deskContactSchema } from "@thirtyfold/api-contract/desk";
import { roomMembers } from "@thirtyfold/realtime-protocol";
import { type Kysely, sql } from "kysely";
import type { DeliveryKind } from "../../outbox/outbox-store.ts";
import { type Database, utcDay } from "../../storage/schema.ts";
import { day } from "../../storage/sweep.ts";

const shownDays = 30;
const mostShown = 5;
/** Longer than any attempt: an older delivery that was tried has failed. */
const attemptMs = 30_000;

const formOf = (form: string): LeadForm => leadForms.find((known) => known === form) ?? "intake";

/** UTC days as numbers since 1970. */
type Days = Readonly<{ first: number; last: number }>;

const eachDay = <Value>({ first, last }: Days, valueOf: (dayNumber: number) => Value): Value[] =>
  Array.from({ length: last - first + 1 }, (_, index) => valueOf(first + index));

/**
 * All that the desk's overview shows; `kinds`: what this server delivers; `retentionDays`: of chat messages, 0 =
 * forever.
 */
export async function readOverview(
  db: Kysely<Database>,
  { kinds, retentionDays }: Readonly<{ kinds: readonly DeliveryKind[]; retentionDays: number }>,
  now: number,
): Promise<DeskOverview> {
  const last = Math.floor(now / day);
  const days = { first: last - shownDays + 1, last };
  const [conversations, leads, byForm, firstAnswer, ratings, deliveries] = await Promise.all([
    readConversations(db, now),
    readLeads(db, now),
    countByForm(db, days),
    // If messages are deleted sooner, first answers go too, long before their conversation.
    readFirstAnswers(db, days, retentionDays === 0 ? 0 : now - retentionDays * day),
    readRatings(db, days),
    readDeliveries(db, kinds, { now, first: days.first }),
  ]);
  const names = eachDay(days, (number) => utcDay(number * day));
  return { days: names, conversations, leads: { ...leads, byForm }, firstAnswer, ratings, deliveries };
}

async function readConversations(db: Kysely<Database>, now: number): Promise<DeskOverview["conversations"]> {
  const waits = sql<boolean>`
    closed = 0 and waiting_since is not null and (snoozed_until is null or snoozed_until <= ${now})`;
  // A note makes a conversation active, too.
  const came = sql<boolean>`active_at > ${now - day} and exists (
    select 1 from chat_messages as newest
    where newest.room_id = conversations.room_id and newest.seq = last_seq and newest.created_at > ${now - day})`;
  const counts = await db
    .selectFrom("conversations")
    .select(({ fn }) => [fn.countAll<number>().as("recent"), fn.countAll<number>().filterWhere(waits).as("waiting")])
    .where((eb) => eb.or([came, waits]))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom("conversations")
    .select(["room_id as roomId", "contact_id", "waiting_since"])
    .where(waits)
    .orderBy("waiting_since")
    .orderBy("room_id")
    .limit(mostShown)
    .execute();
  const longest = rows.map(({ roomId, contact_id, waiting_since }) => ({
    roomId,
    visitorId: roomMembers(roomId)?.find((member) => member !== contact_id) ?? "",
    contact: deskContactSchema.parse(contact_id),
    waitingSince: waiting_since ?? now,
  }));
  return { ...counts, longest };
}

async function readLeads(db: Kysely<Database>, now: number): Promise<Omit<DeskOverview["leads"], "byForm">> {
  const counts = await db
    .selectFrom("leads")
    .select(({ fn }) => [
      fn.countAll<number>().as("recent"),
      fn.countAll<number>().filterWhere("state", "=", "new").as("waiting"),
    ])
    .where((eb) =>
      eb.or([eb("state", "=", "new"), eb.and([eb("created_at", ">", now - day), eb("state", "<>", "spam")])]),
    )
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom("leads")
    .select(["id", "form", "name", "created_at as createdAt"])
    .where("state", "=", "new")
    .orderBy("created_at")
    .orderBy("id")
    .limit(mostShown)
    .execute();
  return { ...counts, longest: rows.map((row) => ({ ...row, form: formOf(row.form) })) };
}

const dayOf = sql<number>`created_at / ${sql.lit(day)}`;

async function countByForm(db: Kysely<Database>, days: Days): Promise<DeskOverview["leads"]["byForm"]> {
  const rows = await db
    .selectFrom("leads")
    .select(({ fn }) => ["form", dayOf.as("day"), fn.countAll<number>().as("count")])
    .where("created_at", ">=", days.first * day)
    .where("state", "<>", "spam")
    .groupBy(["form", dayOf])
    .execute();
  const of = (form: LeadForm) =>
    eachDay(days, (number) => rows.find((row) => row.form === form && row.day === number)?.count ?? 0);
  return { intake: of("intake"), audit: of("audit"), waitlist: of("waitlist"), applications: of("applications") };
}

/**
 * The median wait for the first answer, in milliseconds, of conversations that began since `kept`. For an even number
 * of them, the lower of the two middle values.
 */
async function readFirstAnswers(db: Kysely<Database>, days: Days, kept: number): Promise<DeskOverview["firstAnswer"]> {
  const since = Math.max(days.first * day, kept);
  const began = await db
    .selectFrom("conversations")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("created_at", ">=", since)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ day: number; wait: number; middle: number; middleOfDay: number; total: number }>`
    with answers as materialized (
      select created_at / ${sql.lit(day)} as day, created_at as began, (
        select min(message.created_at) from chat_messages as message
        where message.room_id = conversations.room_id and message.person_id is not null
      ) as answered
      from conversations where created_at >= ${since}
    ), ranked as (
      select day, answered - began as wait,
        count(*) over () as total, row_number() over (order by answered - began) as place,
        count(*) over (partition by day) as total_of_day,
        row_number() over (partition by day order by answered - began) as place_of_day
      from answers where answered is not null
    )
    select day, wait, total,
      case when place = (total + 1) / 2 then 1 else 0 end as middle,
      case when place_of_day = (total_of_day + 1) / 2 then 1 else 0 end as "middleOfDay"
    from ranked where place = (total + 1) / 2 or place_of_day = (total_of_day + 1) / 2`.execute(db);
  const answered = rows[0]?.total ?? 0;
  return {
    median: rows.find(({ middle }) => middle === 1)?.wait ?? null,
    answered,
    unanswered: began.count - answered,
    byDay: eachDay(days, (number) => rows.find((row) => row.day === number && row.middleOfDay === 1)?.wait ?? null),
  };
}

async function readRatings(db: Kysely<Database>, { first }: Days): Promise<DeskOverview["ratings"]> {
  const rows = await db
    .selectFrom("feedback")
    .select((eb) => [
      "page",
      eb.fn.sum(eb.case().when("rating", "=", "up").then(eb.ref("count")).else(0).end()).as("up"),
      eb.fn.sum(eb.case().when("rating", "=", "down").then(eb.ref("count")).else(0).end()).as("down"),
    ])
    .where("day", ">=", utcDay(first * day))
    .where("count", ">", 0)
    .groupBy("page")
    .execute();
  // PostgreSQL sums to numeric, which arrives as text.
  const pages = rows.map(({ page, up, down }) => ({ page, up: Number(up), down: Number(down) }));
  const sum = (rating: "up" | "down") => pages.reduce((total, page) => total + page[rating], 0);
  const worst = pages
    .filter(({ down }) => down > 0)
    .toSorted((one, other) => other.down - one.down || one.page.localeCompare(other.page));
  return { up: sum("up"), down: sum("down"), pages: worst.slice(0, mostShown) };
}

async function readDeliveries(
  db: Kysely<Database>,
  kinds: readonly DeliveryKind[],
  { now, first }: Pick<Days, "first"> & Readonly<{ now: number }>,
): Promise<DeskOverview["deliveries"]> {
  const tried = sql<boolean>`attempts > 0 and created_at < ${now - attemptMs}`;
  const columns = [
    sql<number>`count(*)`.as("waiting"),
    sql<number>`count(case when ${tried} then 1 end)`.as("failing"),
    sql<number | null>`min(created_at)`.as("oldestAt"),
  ];
  const [webhook, mails, pushes, lost] = await Promise.all([
    db.selectFrom("outbox").select(columns).execute(),
    db.selectFrom("mails").select("kind").select(columns).groupBy("kind").execute(),
    db.selectFrom("pushes").select("kind").select(columns).groupBy("kind").execute(),
    db
      .selectFrom("given_up")
      .select(({ fn }) => ["kind", fn.sum("count").as("count")])
      .where("day", ">=", utcDay(first * day))
      .groupBy("kind")
      .execute(),
  ]);
  const givenUpOf = (kind: string) => Number(lost.find((row) => row.kind === kind)?.count ?? 0);
  const waiting = [...webhook.map((row) => ({ kind: "webhook" as const, ...row })), ...mails, ...pushes];
  const none = { waiting: 0, failing: 0, oldestAt: null };
  const others = kinds.filter((kind) => !waiting.some((known) => known.kind === kind));
  return [...waiting, ...others.map((kind) => ({ kind, ...none }))]
    .map((row) => ({ ...row, on: kinds.includes(row.kind), givenUp: givenUpOf(row.kind) }))
    .filter(({ on, waiting: count }) => on || count > 0)
    .toSorted((one, other) => one.kind.localeCompare(other.kind));
}
