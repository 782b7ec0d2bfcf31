import { type DeskOverview, leadFormSchema } from "@thirtyfold/api-contract/desk";
import { Bars, Stat } from "@thirtyfold/ui/stat";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@thirtyfold/ui/table";
import { formNames } from "../../lib/leads.ts";
import { durationText } from "../../lib/times.tsx";
import { Block } from "./block.tsx";

const dayName = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
const dayText = (day: string) => dayName.format(Date.parse(day));

const pointsOf = (days: readonly string[], values: readonly (number | null)[]) =>
  days.map((day, at) => ({ label: dayText(day), value: values[at] ?? 0 }));

/** Leads by form and day, how soon the desk answers, and how the assistant's answers were rated. */
export function Numbers({ overview }: { overview: DeskOverview }) {
  return (
    <>
      <Leads overview={overview} />
      <Answers overview={overview} />
    </>
  );
}

function Leads({ overview: { days, leads } }: { overview: DeskOverview }) {
  const counts = leadFormSchema.options.map((form) => ({
    form,
    values: leads.byForm[form],
    total: leads.byForm[form].reduce((sum, value) => sum + value, 0),
  }));
  // One scale, so that the forms can be compared.
  const most = Math.max(...counts.flatMap(({ values }) => values));
  return (
    <Block title="Leads by day">
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {counts.map(({ form, values, total }) => (
          <Stat
            key={form}
            size="compact"
            label={formNames[form]}
            value={total}
            change={total === 0 ? "none" : `at most ${Math.max(...values)} on a day`}
          >
            <Bars
              className="mt-2"
              label={`${formNames[form]} leads by day`}
              points={pointsOf(days, values)}
              max={most}
            />
            <Axis days={days} />
          </Stat>
        ))}
      </div>
    </Block>
  );
}

function Axis({ days }: { days: readonly string[] }) {
  return (
    <p aria-hidden className="flex justify-between text-meta text-fg-3 tabular-nums">
      <span>{dayText(days[0] ?? "")}</span>
      <span>today</span>
    </p>
  );
}

function Answers({ overview: { days, firstAnswer, ratings } }: { overview: DeskOverview }) {
  const { median, answered, unanswered, byDay } = firstAnswer;
  const rated = ratings.up + ratings.down;
  return (
    <Block title="Answers">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-2">
        <Stat
          size="compact"
          label="First answer to a visitor, median"
          value={median === null ? "None yet" : durationText(median)}
          change={`${answered} of ${answered + unanswered} conversations were answered`}
        >
          {answered > 0 && (
            <>
              <Bars
                className="mt-2"
                label="Median of the first answer, by the day on which the visitor wrote"
                points={pointsOf(days, byDay)}
                format={(ms) => (ms === 0 ? "none" : durationText(ms))}
              />
              <Axis days={days} />
            </>
          )}
        </Stat>
        <Stat
          size="compact"
          label="The assistant's answers, rated helpful"
          value={rated === 0 ? "None yet" : `${Math.round((100 * ratings.up) / rated)} %`}
          change={rated === 0 ? "Nobody has rated an answer" : `${ratings.up} of ${rated} ratings`}
        >
          {ratings.pages.length > 0 && <WorstPages pages={ratings.pages} />}
        </Stat>
      </div>
    </Block>
  );
}

function WorstPages({ pages }: { pages: DeskOverview["ratings"]["pages"] }) {
  return (
    <Table label="Pages with the most answers that did not help" dense className="text-small" scrollClassName="mt-3">
      <TableHead>
        <tr>
          <TableHeader>Asked on</TableHeader>
          <TableHeader numeric>Helped</TableHeader>
          <TableHeader numeric>Did not</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {pages.map(({ page, up, down }) => (
          <TableRow key={page}>
            <TableCell className="break-all">{page === "other" ? "Another page" : page}</TableCell>
            <TableCell numeric>{up}</TableCell>
            <TableCell numeric>{down}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
