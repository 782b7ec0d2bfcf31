/** A message as known at one of the ends; `seq` is null until it is stored. */
type Known = Readonly<{ id: string; seq: number | null }>;

/** Counts of messages, and whether everything is as it should be. */
export type Verdict = Readonly<{ holds: boolean; lost: number; doubled: number; outOfOrder: number }>;

type Run = Readonly<{
  /** Ids in the order in which they were written. */
  sent: readonly string[];
  /** The messages on the server after the run. */
  stored: readonly Known[];
  /** The messages that each end shows, from top to bottom. */
  sender: readonly Known[];
  receiver: readonly Known[];
}>;

/**
 * Lost: sent, but missing on the server or at an end. Doubled: present more than once, anywhere. Out of order: stored
 * in a different order than written, a gap in `seq`, or shown in a different position than on the server.
 */
export function judge({ sent, stored, sender, receiver }: Run): Verdict {
  const places = [stored, sender, receiver];
  const lost = sent.filter((id) => places.some((known) => known.every((message) => message.id !== id))).length;
  const doubled = places.reduce((sum, known) => sum + known.length - new Set(known.map(({ id }) => id)).size, 0);
  const expected = stored.length === sent.length ? sent : stored.map(({ id }) => id);
  const misplaced = new Set(
    places.flatMap((known) =>
      known.flatMap(({ id, seq }, index) => (seq === index + 1 && expected[index] === id ? [] : [id])),
    ),
  );
  const outOfOrder = lost + doubled > 0 ? 0 : misplaced.size;
  return { holds: lost + doubled + outOfOrder === 0, lost, doubled, outOfOrder };
}
