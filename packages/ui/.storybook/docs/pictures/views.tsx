import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "../../../src/table/table.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../../../src/tabs/tabs.tsx";
import { Text } from "../../../src/text/text.tsx";
import type { Pair } from "./picture-pair.tsx";

const invoices = [
  { from: "Quillon Freight", amount: "12,400.00", rounded: "12.4 k" },
  { from: "Osprey Lane Dental", amount: "980.50", rounded: "980.5" },
  { from: "Pellwater Research", amount: "3,200.00", rounded: "3200" },
];

type InvoicesProps = {
  label: string;
  head: string;
  numeric: boolean;
  amountOf: (invoice: (typeof invoices)[number]) => string;
};

function Invoices({ label, head, numeric, amountOf }: InvoicesProps) {
  return (
    <Table label={label}>
      <TableHead>
        <TableRow>
          <TableHeader>From</TableHeader>
          <TableHeader numeric={numeric}>{head}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {invoices.map((invoice) => (
          <TableRow key={invoice.from}>
            <TableHeader scope="row">{invoice.from}</TableHeader>
            <TableCell numeric={numeric}>{amountOf(invoice)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

export const table: Pair = {
  good: {
    shows: "A table whose amounts stand at the end of their column, all with two decimals, the currency in its head",
    why: "Digit stands below digit: which amount is the largest is seen before any is read.",
    picture: (
      <Invoices label="Invoices, amounts at the end" head="Amount, $" numeric amountOf={({ amount }) => amount} />
    ),
  },
  bad: {
    shows: "The same table with amounts at the start of their column, each written in another way",
    why: "12.4 k, 980.5 and 3200 cannot be compared without arithmetic.",
    picture: (
      <Invoices
        label="Invoices, amounts at the start"
        head="Amount"
        numeric={false}
        amountOf={({ rounded }) => `$${rounded}`}
      />
    ),
  },
};

function ThreeTabs({ label, names, children }: { label: string; names: readonly string[]; children: string }) {
  const [first = ""] = names;
  return (
    <Tabs defaultValue={first}>
      <TabsList aria-label={label}>
        {names.map((name) => (
          <TabsTrigger key={name} value={name}>
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value={first}>
        <Text>{children}</Text>
      </TabsContent>
    </Tabs>
  );
}

export const tabs: Pair = {
  good: {
    shows: "Tabs named Runs, Errors and Settings above what one of them shows",
    why: "Views of one thing, each of use without the others, in any order.",
    picture: (
      <ThreeTabs label="Agent" names={["Runs", "Errors", "Settings"]}>
        14 runs today, the last one at 10:31.
      </ThreeTabs>
    ),
  },
  bad: {
    shows: "Tabs named Task, Data and Send above the first questions of a form",
    why: "Steps have an order. And an error on a tab that is not shown is seen by nobody.",
    picture: (
      <ThreeTabs label="Request" names={["1. Task", "2. Data", "3. Send"]}>
        Which task do you want done? Then go to the second tab.
      </ThreeTabs>
    ),
  },
};
