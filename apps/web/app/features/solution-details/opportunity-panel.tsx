import { opportunityTable } from "@thirtyfold/content";
import { Card } from "@thirtyfold/ui";
import PenLine from "lucide-react/icons/pen-line";
import { OpportunityRow } from "./opportunity-row.tsx";
import { PanelHeader } from "./panel-header.tsx";

const { title, subject, rows, columns, line, decided } = opportunityTable;
const above = rows.filter(({ aboveLine }) => aboveLine);
const below = rows.filter(({ aboveLine }) => !aboveLine);
const head = "px-2 py-3 align-bottom text-meta font-normal text-fg-3 first:pl-4 last:pr-4 md:first:pl-5 md:last:pr-5";

/** Seven tasks of a company, ranked by how soon they pay back; the cut line says which are not worth it. */
export function OpportunityPanel() {
  return (
    <Card flush className="overflow-hidden">
      <PanelHeader title={title} subject={subject} />
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
              className={`${head} w-24 text-flush max-md:w-26 max-slim:w-auto max-md:pr-4 whitespace-nowrap max-slim:whitespace-normal max-[11rem]:hidden min-[80rem]:w-27`}
            >
              {columns.payback}
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
