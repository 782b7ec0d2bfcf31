import { useEffect, useState } from "react";

/** How long a day of the replay takes. */
const msPerDay = 220;

/** A counter of days that stands at the last one. `replay` sets it to 0 and lets it count up again. */
export function useReplay(days: number): { day: number; replay: () => void } {
  const [day, setDay] = useState(days);

  useEffect(() => {
    if (day >= days) return undefined;
    const timer = setTimeout(() => setDay(day + 1), msPerDay);
    return () => clearTimeout(timer);
  }, [day, days]);

  return { day, replay: () => setDay(0) };
}
