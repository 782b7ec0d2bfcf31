import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "../../../src/table/table.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../../../src/tabs/tabs.tsx";
import { Text } from "../../../src/text/text.tsx";
import type { Pair } from "./picture-pair.tsx";

const invoices = [
  { from: "Quillon Freight", amount: "12,400.00", rounded: "12.4 k" },
  { from: "Osprey Lane Dental", amount: "980.50", rounded: "980.5" },
  { from: "Pellwater Research", amount: "3,200.00", rounded: "3200" },
];

export const table: Pair = {
  good: {
    shows: "A table whose amounts stand at the end of their column, all with two decimals, the currency in its head",
    why: "Digit stands below digit: which amount is the largest is seen before any is read.",
    picture: (
      <Table label="Invoices, amounts at the end">
        <TableHead>
          <TableRow>
            <TableHeader>From</TableHeader>
            <TableHeader numeric>Amount, $</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {invoices.map(({ from, amount }) => (
            <TableRow key={from}>
              <TableHeader scope="row">{from}</TableHeader>
              <TableCell numeric>{amount}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    ),
  },
  bad: {
    shows: "The same table with amounts at the start of their column, each written in another way",
    why: "12.4 k, 980.5 and 3200 cannot be compared without arithmetic.",
    picture: (
      <Table label="Invoices, amounts at the start">
        <TableHead>
          <TableRow>
            <TableHeader>From</TableHeader>
            <TableHeader>Amount</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {invoices.map(({ from, rounded }) => (
            <TableRow key={from}>
              <TableHeader scope="row">{from}</TableHeader>
              <TableCell>${rounded}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    ),
  },
};

export const tabs: Pair = {
  good: {
    shows: "Tabs named Runs, Errors and Settings above what one of them shows",
    why: "Views of one thing, each of use without the others, in any order.",
    picture: (
      <Tabs defaultValue="runs">
        <TabsList aria-label="Agent">
          <TabsTrigger value="runs">Runs</TabsTrigger>
          <TabsTrigger value="errors">Errors</TabsTrigger>
          <TabsTrigger value="settings">Settings</TabsTrigger>
        </TabsList>
        <TabsContent value="runs">
          <Text>14 runs today, the last one at 10:31.</Text>
        </TabsContent>
      </Tabs>
    ),
  },
  bad: {
    shows: "Tabs named Task, Data and Send above the first questions of a form",
    why: "Steps have an order. And an error on a tab that is not shown is seen by nobody.",
    picture: (
      <Tabs defaultValue="task">
        <TabsList aria-label="Request">
          <TabsTrigger value="task">1. Task</TabsTrigger>
          <TabsTrigger value="data">2. Data</TabsTrigger>
          <TabsTrigger value="send">3. Send</TabsTrigger>
        </TabsList>
        <TabsContent value="task">
          <Text>Which task do you want done? Then go to the second tab.</Text>
        </TabsContent>
      </Tabs>
    ),
  },
};
