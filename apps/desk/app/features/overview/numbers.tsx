import { type DeskOverview, leadFormSchema } from "@thirtyfold/api-contract/desk";
import { Bars, Stat } from "@thirtyfold/ui/stat";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@thirtyfold/ui/table";
import ChevronRight from "lucide-react/icons/chevron-right";
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
  // One scale, to make the forms comparable.
  const most = Math.max(...counts.flatMap(({ values }) => values));
  return (
    <Block title="Leads by day">
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
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
      <Behind
        days={days}
        columns={counts.map(({ form, values }) => ({ name: formNames[form], values: values.map(String) }))}
      />
    </Block>
  );
}

type BehindProps = {
  days: readonly string[];
  columns: readonly { name: string; values: readonly string[] }[];
};

/** The charts' numbers as a table, newest day first. */
function Behind({ days, columns }: BehindProps) {
  const names = columns.map(({ name }) => name).join(", ");
  return (
    <details className="group mt-4">
      <summary className="inline-flex min-h-9 cursor-pointer list-none items-center gap-1 text-small text-fg-2 hover:text-fg pointer-coarse:min-h-11">
        <ChevronRight aria-hidden size={16} className="text-fg-3 group-open:rotate-90" />
        Numbers by day
      </summary>
      <Table label={`By day: ${names}`} dense className="text-small" scrollClassName="mt-2 max-h-90">
        <TableHead>
          <tr>
            <TableHeader>Day</TableHeader>
            {columns.map(({ name }) => (
              <TableHeader key={name} numeric>
                {name}
              </TableHeader>
            ))}
          </tr>
        </TableHead>
        <TableBody>
          {days
            .map((day, at) => (
              <TableRow key={day}>
                <TableCell className="whitespace-nowrap">{dayText(day)}</TableCell>
                {columns.map(({ name, values }) => (
                  <TableCell key={name} numeric>
                    {values[at]}
                  </TableCell>
                ))}
              </TableRow>
            ))
            .toReversed()}
        </TableBody>
      </Table>
    </details>
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
      <div className="grid grid-cols-1 gap-x-8 gap-y-8 lg:grid-cols-2">
        <Stat
          size="compact"
          label="First answer to a visitor, median"
          value={median === null ? "None yet" : durationText(median)}
          change={
            answered + unanswered === 0
              ? "No conversation began"
              : `${answered} of ${answered + unanswered} conversations were answered`
          }
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
              <Behind
                days={days}
                columns={[
                  {
                    name: "First answer, median",
                    values: byDay.map((ms) => (ms === null ? "none" : durationText(ms))),
                  },
                ]}
              />
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
