/** Where a page of rows ends that are ordered by a time, in epoch milliseconds, and an id, both falling. */
export type TimeCursor = Readonly<{ at: number; id: string }>;

export const writeTimeCursor = ({ at, id }: TimeCursor): string => `${at}_${id}`;

/** Undefined for an invalid one, which starts over. */
export function readTimeCursor(cursor: string | undefined): TimeCursor | undefined {
  const [, at, id] = /^(\d{1,15})_(.+)$/.exec(cursor ?? "") ?? [];
  return at === undefined || id === undefined ? undefined : { at: Number(at), id };
}
