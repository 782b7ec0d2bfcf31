import { Badge } from "@thirtyfold/ui/badge";
import { Button } from "@thirtyfold/ui/button";
import { Checkbox } from "@thirtyfold/ui/checkbox";
import { EmptyState } from "@thirtyfold/ui/empty-state";
import { Field } from "@thirtyfold/ui/field";
import { Select } from "@thirtyfold/ui/select";
import { Grid, Stack } from "@thirtyfold/ui/stack";
import { Stat } from "@thirtyfold/ui/stat";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@thirtyfold/ui/table";
import { useToast } from "@thirtyfold/ui/toast";
import { useState } from "react";
import { type Booking, berths } from "./booking.ts";
import { NewBooking } from "./new-booking.tsx";

const fees = [
  { value: "all", label: "All" },
  { value: "open", label: "Fee open" },
  { value: "paid", label: "Fee paid" },
];
const day = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", weekday: "short", timeZone: "UTC" });

type Props = { bookings: readonly Booking[]; change: (bookings: Booking[]) => void };

/** Upcoming arrivals, soonest first. Selected bookings can be cancelled, and the cancellation undone. */
export function BookingsTable({ bookings, change }: Props) {
  const { toast } = useToast();
  const [fee, setFee] = useState("all");
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const shown = bookings.filter((booking) => fee === "all" || booking.fee === fee);
  const cancel = () => {
    change(bookings.filter(({ vessel }) => !chosen.includes(vessel)));
    setChosen([]);
    const title = chosen.length === 1 ? `${chosen[0]} is cancelled` : `${chosen.length} bookings are cancelled`;
    toast({ variant: "success", title, undo: () => change([...bookings]) });
  };
  return (
    <Stack gap="lg" style={{ paddingTop: "1.5rem" }}>
      <Grid columnWidth={9}>
        <Stat label="Bookings" value={bookings.length} />
        <Stat label="Fees open" value={bookings.filter((booking) => booking.fee === "open").length} />
        <Stat label="Longest vessel" value={`${Math.max(0, ...bookings.map(({ length }) => length))} m`} />
      </Grid>
      <Stack direction="row" justify="between" align="end">
        <Field label="Show" style={{ width: "11rem" }}>
          <Select options={fees} value={fee} onValueChange={setFee} />
        </Field>
        <Stack direction="row" gap="sm">
          {chosen.length > 0 && (
            <Button variant="outline" onClick={cancel}>
              Cancel {chosen.length}
            </Button>
          )}
          <NewBooking onBook={(booking) => change([...bookings, booking])} />
        </Stack>
      </Stack>
      {shown.length === 0 ? (
        <EmptyState title="No bookings" drawing="list">
          Nobody comes, or nobody who fits the filter.
        </EmptyState>
      ) : (
        <Rows bookings={shown} chosen={chosen} choose={setChosen} />
      )}
    </Stack>
  );
}

type Column = "day" | "length";
type RowsProps = {
  bookings: readonly Booking[];
  chosen: readonly string[];
  choose: (vessels: readonly string[]) => void;
};

function Rows({ bookings, chosen, choose }: RowsProps) {
  const [by, setBy] = useState<{ column: Column; ascending: boolean }>({ column: "day", ascending: true });
  const rows = bookings.toSorted((a, b) => (valueOf(a, by.column) < valueOf(b, by.column) === by.ascending ? -1 : 1));
  const direction = by.ascending ? ("ascending" as const) : ("descending" as const);
  const head = (column: Column) => ({
    sorted: by.column === column ? direction : ("none" as const),
    onSort: () => setBy({ column, ascending: by.column === column ? !by.ascending : true }),
  });
  return (
    <Table label="Bookings">
      <TableHead>
        <TableRow>
          <TableHeader>
            <Checkbox
              aria-label="All bookings"
              checked={chosen.length === rows.length || (chosen.length > 0 && "indeterminate")}
              onCheckedChange={(all) => choose(all === true ? rows.map(({ vessel }) => vessel) : [])}
            />
          </TableHeader>
          <TableHeader>Vessel</TableHeader>
          <TableHeader>Berth</TableHeader>
          <TableHeader {...head("day")}>Arrives</TableHeader>
          <TableHeader numeric {...head("length")}>
            Length
          </TableHeader>
          <TableHeader>Fee</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => {
          const others = chosen.filter((vessel) => vessel !== row.vessel);
          const toggle = (on: unknown) => choose(on === true ? [...others, row.vessel] : others);
          return <Row key={row.vessel} booking={row} chosen={chosen.includes(row.vessel)} toggle={toggle} />;
        })}
      </TableBody>
    </Table>
  );
}

const valueOf = (booking: Booking, column: Column) => (column === "day" ? booking.day + booking.time : booking.length);

function Row({ booking, chosen, toggle }: { booking: Booking; chosen: boolean; toggle: (on: unknown) => void }) {
  const isPaid = booking.fee === "paid";
  return (
    <TableRow selected={chosen}>
      <TableCell>
        <Checkbox aria-label={booking.vessel} checked={chosen} onCheckedChange={toggle} />
      </TableCell>
      <TableHeader scope="row">{booking.vessel}</TableHeader>
      <TableCell>{berths.find(({ value }) => value === booking.berth)?.label}</TableCell>
      <TableCell style={{ whiteSpace: "nowrap" }}>
        {day.format(new Date(booking.day))}, {booking.time}
      </TableCell>
      <TableCell numeric>{booking.length} m</TableCell>
      <TableCell>
        <Badge variant={isPaid ? "success" : "warning"}>{isPaid ? "Paid" : "Open"}</Badge>
      </TableCell>
    </TableRow>
  );
}
