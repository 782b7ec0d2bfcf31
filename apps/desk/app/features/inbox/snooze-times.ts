type SnoozeTime = { name: string; until: number };

/**
 * The times until which a conversation may be snoozed, seen from `now`; epoch milliseconds, mornings at 9 in the
 * reader's time zone.
 */
export function snoozeTimes(now: number): readonly [hour: SnoozeTime, tomorrow: SnoozeTime, monday: SnoozeTime] {
  const daysLater = (days: number) => new Date(now).setDate(new Date(now).getDate() + days);
  const at9 = (day: number) => new Date(day).setHours(9, 0, 0, 0);
  const daysToMonday = (8 - new Date(now).getDay()) % 7 || 7;
  return [
    { name: "For an hour", until: now + 3_600_000 },
    { name: "Until tomorrow, 09:00", until: at9(daysLater(1)) },
    { name: "Until Monday, 09:00", until: at9(daysLater(daysToMonday)) },
  ];
}
