import { type Opportunity, opportunityTable } from "@thirtyfold/content";

const most = Math.max(...opportunityTable.rows.map(({ hoursPerMonth }) => hoursPerMonth));
const cell = "px-2 py-[11px] first:pl-4 last:pr-4 md:first:pl-5 md:last:pr-5";

/** A task with its hours, cost and payback. On phones the smaller facts stand under its name. */
export function OpportunityRow({ row, rank }: { row: Opportunity; rank: number }) {
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
        className={`${cell} text-flush whitespace-nowrap tabular-nums max-md:pr-4 max-slim:whitespace-normal max-[11rem]:hidden`}
      >{`${weeks} weeks`}</td>
      <td className={`${cell} text-fg-2 max-md:hidden md:pl-5`}>{risk}</td>
      <td className={`${cell} max-md:hidden ${aboveLine ? "font-semibold" : "text-fg-2"}`}>{verdict}</td>
    </tr>
  );
}
