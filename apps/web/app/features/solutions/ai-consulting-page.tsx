import { aiConsulting, aiConsultingDetail, type Opportunity, opportunityTable } from "@thirtyfold/content";
import { Card } from "@thirtyfold/ui";
import PenLine from "lucide-react/icons/pen-line";
import { PanelHead } from "../../lib/panel-head.tsx";
import { DetailPage } from "./detail-page.tsx";

export function AiConsultingPage() {
  return <DetailPage solution={aiConsulting} detail={aiConsultingDetail} artefact={<OpportunityPanel />} />;
}

const { title, subject, rows, columns, line, decided } = opportunityTable;
const above = rows.filter(({ aboveLine }) => aboveLine);
const below = rows.filter(({ aboveLine }) => !aboveLine);
const head = "px-2 py-3 align-bottom text-meta font-normal text-fg-3 first:pl-4 last:pr-4 md:first:pl-5 md:last:pr-5";

/** Seven tasks ranked by how soon they pay back; those below the cut line are not worth it. */
function OpportunityPanel() {
  return (
    <Card flush className="overflow-hidden">
      <PanelHead title={title} subject={subject} />
      <table className="w-full border-collapse md:table-fixed text-small leading-[1.4]">
        <thead>
          <tr className="border-b border-line">
            <th scope="col" className={`${head} w-14.5 text-left whitespace-nowrap max-slim:w-auto`}>
              <span className="max-slim:sr-only">{columns.rank}</span>
            </th>
            <th scope="col" className={`${head} text-left`}>
              {columns.task}
            </th>
            <th scope="col" className={`${head} w-[calc(clamp(64px,8vw,120px)+3rem)] text-left max-md:hidden`}>
              {columns.hours}
            </th>
            <th scope="col" className={`${head} w-25 text-flush max-md:hidden min-[80rem]:w-35`}>
              {columns.cost}
            </th>
            <th
              scope="col"
              className={`${head} w-24 max-md:w-26 max-slim:w-auto max-md:pr-4 whitespace-nowrap max-slim:whitespace-normal max-[11rem]:hidden min-[80rem]:w-27`}
            >
              <span className="block text-flush">{columns.payback}</span>
            </th>
            <th scope="col" className={`${head} w-20.5 text-left max-md:hidden md:pl-5 min-[80rem]:w-24`}>
              {columns.risk}
            </th>
            <th scope="col" className={`${head} w-20.5 text-left max-md:hidden min-[80rem]:w-24`}>
              {columns.verdict}
            </th>
          </tr>
        </thead>
        <tbody>
          {above.map((row, index) => (
            <OpportunityRow key={row.task} row={row} rank={index + 1} />
          ))}
        </tbody>
        <tbody className="bg-sunken">
          <tr>
            <td colSpan={7} className="p-0">
              <p className="border-t-2 border-dashed border-tang px-4 pt-2.5 pb-2 text-meta text-fg-2 md:px-5">
                {line}
              </p>
            </td>
          </tr>
          {below.map((row, index) => (
            <OpportunityRow key={row.task} row={row} rank={above.length + index + 1} />
          ))}
        </tbody>
      </table>
      <p className="flex items-center gap-2.5 border-t border-line px-4 py-3.5 text-small text-fg-2 md:px-5">
        <PenLine size={16} strokeWidth={1.75} className="shrink-0 text-fg-3" />
        {decided}
      </p>
    </Card>
  );
}

const most = Math.max(...opportunityTable.rows.map(({ hoursPerMonth }) => hoursPerMonth));
const cell = "px-2 py-[11px] first:pl-4 last:pr-4 md:first:pl-5 md:last:pr-5";

function OpportunityRow({ row, rank }: { row: Opportunity; rank: number }) {
  const { task, owner, hoursPerMonth, cost, weeks, risk, verdict, aboveLine } = row;
  const price = `$${cost.toLocaleString("en-US")}`;
  const tile = aboveLine ? "bg-tang text-on-tang" : "bg-surface-3 text-fg-2";
  return (
    <tr className="border-t border-line first:border-t-0">
      <td className={`${cell} w-px`}>
        <span className={`grid size-7 place-items-center rounded-xs font-semibold ${tile}`}>{rank}</span>
      </td>
      <th scope="row" className={`${cell} text-left font-heading max-[11rem]:wrap-anywhere`}>
        {task}
        <span className="block font-normal text-fg-3">
          {owner}
          <span className="md:hidden">{`, ${hoursPerMonth} h, ${price}, ${risk.toLowerCase()} risk`}</span>
          <span className="hidden max-[11rem]:inline">{`, ${weeks} weeks`}</span>
        </span>
      </th>
      <td className={`${cell} whitespace-nowrap max-md:hidden`}>
        <span
          className={`mr-2.5 inline-block h-2 rounded-[1px] ${aboveLine ? "bg-mark" : "bg-surface-3"}`}
          style={{ width: `calc(${(hoursPerMonth / most).toFixed(2)} * clamp(64px, 8vw, 120px))` }}
        />
        {hoursPerMonth}
      </td>
      <td className={`${cell} text-flush max-md:hidden`}>{price}</td>
      <td
        className={`${cell} whitespace-nowrap tabular-nums max-md:pr-4 max-slim:whitespace-normal max-[11rem]:hidden`}
      >
        <span className="block text-flush">{`${weeks} weeks`}</span>
      </td>
      <td className={`${cell} text-fg-2 max-md:hidden md:pl-5`}>{risk}</td>
      <td className={`${cell} max-md:hidden ${aboveLine ? "font-semibold" : "text-fg-2"}`}>{verdict}</td>
    </tr>
  );
}
