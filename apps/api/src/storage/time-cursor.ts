/** The end of a page of rows ordered by a time, in epoch milliseconds, and an id, both descending. */
export type TimeCursor = Readonly<{ at: number; id: string }>;

export const writeTimeCursor = ({ at, id }: TimeCursor): string => `${at}_${id}`;

/** Undefined for an invalid cursor, which starts over. */
export function readTimeCursor(cursor: string | undefined): TimeCursor | undefined {
  const [, at, id] = /^(\d{1,15})_(.+)$/.exec(cursor ?? "") ?? [];
  return at === undefined || id === undefined ? undefined : { at: Number(at), id };
}
