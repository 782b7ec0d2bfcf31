import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Badge } from "../badge/badge.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableLoading,
  TableMessage,
  type TableProps,
  TableRow,
} from "./table.tsx";

const leads = [
  { name: "Ines Kallio", company: "Pellwater", value: 12_400, state: "New" },
  { name: "Adaeze Lindqvist", company: "Quillon Freight", value: 3_200, state: "Answered" },
  { name: "Tomas Brandt", company: "Alder & Wick", value: 48_000, state: "Waiting" },
];

/** Sorted by a press on its head, rows chosen by their boxes. */
function Leads(props: Omit<TableProps, "children">) {
  const [sorted, setSorted] = useState<"ascending" | "descending">("descending");
  const [chosen, setChosen] = useState<string[]>(["Ines Kallio"]);
  const rows = leads.toSorted((a, b) => (sorted === "ascending" ? a.value - b.value : b.value - a.value));
  const some = chosen.length > 0 ? "indeterminate" : false;
  return (
    <Table {...props}>
      <TableHead>
        <TableRow>
          <TableHeader>
            <Checkbox
              aria-label="All leads"
              checked={chosen.length === leads.length || some}
              onCheckedChange={(all) => setChosen(all === true ? leads.map(({ name }) => name) : [])}
            />
          </TableHeader>
          <TableHeader>Lead</TableHeader>
          <TableHeader>State</TableHeader>
          <TableHeader
            numeric
            sorted={sorted}
            onSort={() => setSorted(sorted === "ascending" ? "descending" : "ascending")}
          >
            Value
          </TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ name, company, value, state }) => (
          <TableRow key={name} selected={chosen.includes(name)}>
            <TableCell>
              <Checkbox
                aria-label={name}
                checked={chosen.includes(name)}
                onCheckedChange={(on) => setChosen([...chosen.filter((each) => each !== name), ...(on ? [name] : [])])}
              />
            </TableCell>
            <TableHeader scope="row">
              {name}, {company}
            </TableHeader>
            <TableCell>
              <Badge variant="secondary">{state}</Badge>
            </TableCell>
            <TableCell numeric>${value.toLocaleString("en")}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const meta = {
  title: "Components/Table",
  component: Table,
  subcomponents: { TableHead, TableBody, TableRow, TableHeader, TableCell, TableMessage, TableLoading },
  args: { label: "Leads" },
  parameters: {
    usage: {
      when: [
        "Rows of one kind whose values are compared, sorted or chosen.",
        "`dense` where many rows are read at once.",
      ],
      whenNot: [
        "Facts about one thing: that is a DescriptionList.",
        "To lay out a page.",
        "Rows that are pressed as a whole: give the row a link in its head.",
      ],
    },
  },
  render: (args) => <Leads {...args} />,
} satisfies Meta<typeof Table>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SortedAndSelected: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heads = () => canvas.getAllByRole("rowheader").map(({ textContent }) => textContent?.split(",")[0]);
    await expect(heads()).toEqual(["Tomas Brandt", "Ines Kallio", "Adaeze Lindqvist"]);
    await expect(getComputedStyle(canvas.getByRole("cell", { name: "$48,000" })).textAlign).toBe("end");
    await expect(getComputedStyle(canvas.getByRole("columnheader", { name: "Value" })).textAlign).toBe("end");
    await userEvent.click(canvas.getByRole("button", { name: "Value" }));
    await expect(canvas.getByRole("columnheader", { name: "Value" })).toHaveAttribute("aria-sort", "ascending");
    await expect(heads()).toEqual(["Adaeze Lindqvist", "Ines Kallio", "Tomas Brandt"]);
    await userEvent.click(canvas.getByRole("checkbox", { name: "All leads" }));
    await expect(canvas.getByRole("checkbox", { name: "Tomas Brandt" })).toBeChecked();
    await userEvent.click(canvas.getByRole("checkbox", { name: "All leads" }));
    await userEvent.tab();
  },
};

/** The head stays while the rows scroll. */
export const DenseAndSticky: Story = {
  args: { dense: true, stickyHead: true, scrollClassName: "max-h-24" },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole("region", { name: "Leads" });
    const head = within(canvasElement).getByRole("columnheader", { name: "Lead" });
    const before = head.getBoundingClientRect().top;
    region.scrollTop = 40;
    await expect(region.scrollTop).toBe(40);
    await expect(head.getBoundingClientRect().top).toBe(before);
    region.scrollTop = 0;
  },
};

export const LoadingAndEmpty: Story = {
  render: (args) => (
    <div className="grid gap-6">
      {["Loading", "Nothing matches these filters."].map((message) => (
        <Table key={message} {...args} label={`${args.label}: ${message}`}>
          <TableHead>
            <TableRow>
              <TableHeader>Lead</TableHeader>
              <TableHeader numeric>Value</TableHeader>
            </TableRow>
          </TableHead>
          <TableBody>
            {message === "Loading" ? (
              <TableLoading columns={2} rows={3} />
            ) : (
              <TableMessage columns={2}>{message}</TableMessage>
            )}
          </TableBody>
        </Table>
      ))}
    </div>
  ),
};

/** Text twice as large, on a phone, from right to left: the table scrolls, the page does not. */
export const LargeTextRightToLeft: Story = {
  globals: { direction: "rtl", text: "double", viewport: { value: "mobile1" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

const ofHead = "th button";
export const Hover: Story = { parameters: { pseudo: { hover: [ofHead] } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: [ofHead, "[role=region]"] } } };
