import type { DeskOverview } from "@thirtyfold/api-contract/desk";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@thirtyfold/ui/table";
import { cx } from "class-variance-authority";
import { Time } from "../../lib/times.tsx";
import { Block } from "./block.tsx";

const names: Readonly<Record<string, string>> = {
  webhook: "Leads to the webhook",
  "lead-mail": "Email to the team: a new lead",
  "receipt-mail": "Email to a visitor: a receipt",
  "waiting-mail": "Email to the team: a visitor is waiting",
  "answer-mail": "Email to a visitor: an answer",
  "waiting-push": "Push to the team: a visitor is waiting",
  "lead-push": "Push to the team: a new lead",
};

type Delivery = DeskOverview["deliveries"][number];

/** The pending deliveries to others. */
export function Deliveries({ deliveries }: Pick<DeskOverview, "deliveries">) {
  return (
    <Block title="Sent to others">
      {deliveries.length === 0 ? (
        <p className="max-w-160 text-small text-fg-2">
          Nothing is set up to be sent: the server knows no mail server (SMTP_URL) and no webhook (LEADS_WEBHOOK_URL).
        </p>
      ) : (
        <Table label="Deliveries" dense>
          <TableHead>
            <tr>
              <TableHeader>What</TableHeader>
              <TableHeader>State</TableHeader>
              <TableHeader numeric>Waits</TableHeader>
              <TableHeader numeric>Failed</TableHeader>
              <TableHeader numeric>Given up</TableHeader>
              <TableHeader className="max-sm:hidden">Oldest</TableHeader>
            </tr>
          </TableHead>
          <TableBody>
            {deliveries.map((delivery) => (
              <DeliveryRow key={delivery.kind} delivery={delivery} />
            ))}
          </TableBody>
        </Table>
      )}
    </Block>
  );
}

function DeliveryRow({ delivery: { kind, on, waiting, failing, givenUp, oldestAt } }: { delivery: Delivery }) {
  const state = !on ? "Not set up" : failing > 0 ? "Tried again" : waiting > 0 ? "Being sent" : "All sent";
  return (
    <TableRow className="text-small">
      <TableCell>{names[kind] ?? kind}</TableCell>
      <TableCell className={cx("whitespace-nowrap", on && failing > 0 ? "font-semibold text-bad" : "text-fg-2")}>
        {state}
      </TableCell>
      <TableCell numeric>{waiting}</TableCell>
      <TableCell numeric>{failing}</TableCell>
      <TableCell numeric className={cx(givenUp > 0 && "font-semibold text-bad")}>
        {givenUp}
      </TableCell>
      <TableCell className="whitespace-nowrap text-fg-2 max-sm:hidden">
        {oldestAt !== null && <Time at={oldestAt} as="day" />}
      </TableCell>
    </TableRow>
  );
}
