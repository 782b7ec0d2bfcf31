import type { Meta, StoryObj } from "@storybook/react-vite";
import Ellipsis from "lucide-react/icons/ellipsis";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Badge } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
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

/** Sorted by pressing its header, rows selected by their checkboxes. */
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
        "On phones it scrolls sideways: `stickyColumn` keeps the first column, which has the names. Where two or three values would do there, a list of Cards reads better.",
        'A row\'s actions in a last column with `align="end"`: a ghost icon Button, or a DropdownMenu for several.',
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

/** The header stays while the rows scroll. */
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

/** Text twice as large, on a phone, right to left: the table scrolls, the page does not. */
export const LargeTextRightToLeft: Story = {
  globals: { direction: "rtl", text: "double", viewport: { value: "mobile1" } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

const people = [
  { name: "Ines Kallio", mail: "ines.kallio@pellwater.example", role: "Owner", seen: "Today, 09:40" },
  { name: "Adaeze Lindqvist", mail: "adaeze@quillon-freight.example", role: "Approver", seen: "Yesterday" },
  { name: "Tomas Brandt", mail: "tomas.brandt@alder-wick.example", role: "Reader", seen: "3 November" },
];

/** On a phone the names stay, a shadow shows that there is more, and a row's buttons are at its end. */
export const ColumnsOutOfSight: Story = {
  globals: { viewport: { value: "w390", isRotated: false } },
  render: () => (
    <Table label="Team" stickyColumn>
      <TableHead>
        <TableRow>
          <TableHeader>Name</TableHeader>
          <TableHeader>Email</TableHeader>
          <TableHeader>Role</TableHeader>
          <TableHeader>Last seen</TableHeader>
          <TableHeader align="end">
            <VisuallyHidden>Actions</VisuallyHidden>
          </TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {people.map(({ name, mail, role, seen }) => (
          <TableRow key={name}>
            <TableHeader scope="row">{name}</TableHeader>
            <TableCell>{mail}</TableCell>
            <TableCell>{role}</TableCell>
            <TableCell>{seen}</TableCell>
            <TableCell align="end">
              <Button variant="ghost" size="icon" aria-label={`Actions for ${name}`}>
                <Ellipsis aria-hidden size={20} />
              </Button>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  ),
  play: async ({ canvas }) => {
    const region = canvas.getByRole("region", { name: "Team" });
    const name = canvas.getByRole("rowheader", { name: "Ines Kallio" });
    const [mail] = canvas.getAllByRole("cell");
    await expect(getComputedStyle(canvas.getAllByRole("cell")[3] ?? name).textAlign).toBe("end");
    region.style.width = "300px";
    await waitFor(() => expect(region.dataset["more"]).toBe("right"));
    await expect(region.tabIndex).toBe(0);
    const before = name.getBoundingClientRect().left;
    region.scrollLeft = 60;
    await waitFor(() => expect(region.dataset["more"]).toBe("left right"));
    await expect(name.getBoundingClientRect().left).toBe(before);
    await expect(mail?.getBoundingClientRect().left).toBeLessThan(name.getBoundingClientRect().right);
    region.scrollLeft = 0;
    region.style.width = "";
  },
};

/** If everything is in view, nothing scrolls and it is not a tab stop. */
export const AllInSight: Story = {
  args: { label: "Hours" },
  render: (args) => (
    <Table {...args}>
      <TableBody>
        <TableRow>
          <TableHeader scope="row">Monday</TableHeader>
          <TableCell numeric>8</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  ),
  play: async ({ canvas }) => {
    const region = canvas.getByRole("region", { name: "Hours" });
    await waitFor(() => expect(region.tabIndex).toBe(-1));
    await expect(region.dataset["more"]).toBeUndefined();
  },
};

const ofHead = "th button";
export const Hover: Story = { parameters: { pseudo: { hover: [ofHead] } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: [ofHead, "[role=region]"] } } };
