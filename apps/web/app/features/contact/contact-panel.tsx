import { businessHours, company, contactPage } from "@thirtyfold/content";
import { Card, Link } from "@thirtyfold/ui";
import { Diagram } from "../../lib/diagrams/diagram.tsx";
import { MailBreaks } from "../../lib/mail-breaks.tsx";
import { clockText, useOfficeTime } from "./office-time.ts";

const { title, drawing, email, hours, closed, today } = contactPage.desk;

/** Who reads a message, at which address, and when. Today's row follows the company's clock, not the visitor's. */
export function ContactPanel() {
  const now = useOfficeTime();
  return (
    <Card flush className="@container overflow-hidden">
      <MessageRoute />
      <div className="px-6 pt-5 pb-2">
        <h2 className="text-h3">{title}</h2>
        <p className="mt-2 text-small text-fg-2">{drawing}</p>
        <h3 className="mt-6 text-small font-normal text-fg-3">{email}</h3>
        <p className="text-h4 break-words">
          <Link href={`mailto:${company.email}`}>
            <MailBreaks>{company.email}</MailBreaks>
          </Link>
        </p>
        <h3 id="hours" className="mt-6 text-small font-normal text-fg-3">
          {`${hours} (${businessHours.timeZone})`}
        </h3>
      </div>
      <table aria-labelledby="hours" className="w-full text-small">
        <tbody>
          {businessHours.week.map((entry) => {
            const lit = entry.day === now?.day;
            return (
              <tr
                key={entry.day}
                aria-current={lit ? "date" : undefined}
                className="border-t border-line aria-[current]:bg-tang-wash aria-[current]:font-semibold"
              >
                <th
                  scope="row"
                  className="py-2 pl-6 text-left md:max-wide:pl-5 font-[inherit] text-fg in-[[aria-current]]:shadow-[inset_3px_0_0_var(--tf-tang)]"
                >
                  {entry.day}
                  {/* Where the word would wrap the row, only the lit edge marks today. */}
                  {lit && <span className="text-meta text-link @max-[19rem]:sr-only"> {today}</span>}
                </th>
                <td className="py-2 text-flush whitespace-nowrap max-slim:whitespace-normal after:inline-block after:w-6 after:content-[''] md:max-wide:after:w-5 text-fg-2 in-[[aria-current]]:text-fg">
                  {entry.opens === undefined || entry.closes === undefined
                    ? closed
                    : `${clockText(entry.opens)} to ${clockText(entry.closes)}`}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="min-h-[calc(1lh+29px)] border-t border-line px-6 py-3.5 empty:border-transparent text-small text-fg-2 @max-[20rem]:min-h-[calc(2lh+29px)]">
        {now && `It is ${now.time} here. We are ${now.open ? "open" : "closed"} now.`}
      </p>
    </Card>
  );
}

function MessageRoute() {
  return (
    <Diagram className="rounded-b-none">
      <path d="M22 34H74L88 48V130H22ZM150 44H186L196 54V90H150Z" className="fill-surface-3" />
      <path d="M74 34V48H88ZM186 44V54H196Z" className="fill-line-strong" />
      <path d="M34 62H76M34 76H76M34 90H62" strokeWidth={5} className="stroke-line-strong" />
      <path d="M34 108H56" strokeWidth={5} className="stroke-tang" />
      <path d="M88 82H112L128 66H150" strokeWidth={2} className="stroke-tang" />
      <text x="173" y="74" textAnchor="middle" className="fill-fg text-[17px] font-bold tracking-normal">
        IK
      </text>
      <g strokeDasharray="3 4" className="stroke-line-strong">
        <path d="M196 66H222L246 42M222 66 246 110" strokeWidth={1.5} />
        <rect x={246} y={24} width={52} height={34} rx={2} />
        <rect x={246} y={96} width={52} height={34} rx={2} />
      </g>
    </Diagram>
  );
}
