import { z } from "zod";
import { addBusinessDays } from "../dates/business-days.ts";
import { longDate } from "../dates/date-texts.ts";
import { defineTool, isoDay } from "../tool.ts";

/** Date arithmetic, which a model should not do on its own. */
export const countBusinessDays = defineTool({
  name: "count_business_days",
  title: "Count business days",
  description:
    "Gives the day that lies `days` business days (Monday to Friday) after `from`, before it where negative. `from` is " +
    "YYYY-MM-DD, or null for today where the visitor is.",
  input: z.object({ from: isoDay.nullable(), days: z.int().min(-260).max(260) }),
  output: z.object({ date: z.string(), text: z.string() }),
  run({ from, days }, { now }) {
    const date = addBusinessDays(from === null ? now.toPlainDate() : Temporal.PlainDate.from(from), days);
    return { date: date.toString(), text: longDate(date) };
  },
});
