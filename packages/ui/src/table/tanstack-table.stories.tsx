import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  columnVisibilityFeature,
  createColumnHelper,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_basic,
  sortFn_text,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type ComponentProps, useRef } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from "../dropdown-menu/dropdown-menu.tsx";
import { Stack } from "../stack/stack.tsx";
import { Text } from "../text/text.tsx";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "./table.tsx";

type Lead = { name: string; company: string; value: number };

const leads: Lead[] = [
  { name: "Ines Kallio", company: "Pellwater", value: 12_400 },
  { name: "Adaeze Lindqvist", company: "Quillon Freight", value: 3_200 },
  { name: "Tomas Brandt", company: "Alder & Wick", value: 48_000 },
];

const meta = {
  title: "Components/Table/With TanStack",
  component: Table,
  args: { label: "Leads" },
  parameters: {
    usage: {
      when: [
        "`@tanstack/react-table` where columns are sorted, chosen and hidden by rules that a screen should not write itself.",
        "`@tanstack/react-virtual` from a few hundred rows on: only those in view are in the page.",
      ],
      whenNot: [
        "A dozen rows with one order: Table alone does it.",
        "Rows that a server sorts: hold the order yourself and give it to `sorted`.",
      ],
    },
  },
} satisfies Meta<typeof Table>;
export default meta;

type Story = StoryObj<typeof meta>;
type Props = ComponentProps<typeof Table>;

const features = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  columnVisibilityFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { text: sortFn_text, basic: sortFn_basic },
});
const column = createColumnHelper<typeof features, Lead>();
const columns = column.columns([
  column.accessor("name", { header: "Lead", sortFn: "text", enableHiding: false }),
  column.accessor("company", { header: "Company", sortFn: "text" }),
  column.accessor("value", { header: "Value", sortFn: "basic", cell: (cell) => cell.getValue().toLocaleString("en") }),
]);
const order = { asc: "ascending", desc: "descending" } as const;

/** The library holds order, selection and columns; the parts of Table show them. */
function SortedLeads(props: Props) {
  const table = useTable({ features, columns, data: leads, getRowId: ({ name }) => name });
  const chosen = table.getSelectedRowModel().rows.length;
  return (
    <Stack>
      <Stack direction="row" justify="between" align="center">
        <Text size="small">{`${chosen} of ${leads.length} chosen`}</Text>
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button size="sm" variant="outline">
              Columns
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            {table
              .getAllLeafColumns()
              .filter((each) => each.getCanHide())
              .map((each) => (
                <DropdownMenuCheckboxItem
                  key={each.id}
                  checked={each.getIsVisible()}
                  onCheckedChange={(visible) => each.toggleVisibility(visible)}
                >
                  {String(each.columnDef.header)}
                </DropdownMenuCheckboxItem>
              ))}
          </DropdownMenuContent>
        </DropdownMenu>
      </Stack>
      <Table {...props}>
        <TableHead>
          <TableRow>
            <TableHeader>
              <Checkbox
                aria-label="All leads"
                checked={table.getIsAllRowsSelected() || (table.getIsSomeRowsSelected() && "indeterminate")}
                onCheckedChange={(all) => table.toggleAllRowsSelected(all === true)}
              />
            </TableHeader>
            {table.getFlatHeaders().map((header) => {
              const sorted = header.column.getIsSorted();
              return (
                <TableHeader
                  key={header.id}
                  numeric={header.id === "value"}
                  sorted={sorted ? order[sorted] : "none"}
                  onSort={() => header.column.toggleSorting()}
                >
                  <table.FlexRender header={header} />
                </TableHeader>
              );
            })}
          </TableRow>
        </TableHead>
        <TableBody>
          {table.getRowModel().rows.map((row) => (
            <TableRow key={row.id} selected={row.getIsSelected()}>
              <TableCell>
                <Checkbox
                  aria-label={row.id}
                  checked={row.getIsSelected()}
                  onCheckedChange={(on) => row.toggleSelected(on === true)}
                />
              </TableCell>
              {row.getVisibleCells().map((cell) => (
                <TableCell key={cell.id} numeric={cell.column.id === "value"}>
                  <table.FlexRender cell={cell} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Stack>
  );
}

export const SortedChosenAndHidden: Story = {
  render: (args) => <SortedLeads {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Value" }));
    await expect(canvas.getByRole("columnheader", { name: "Value" })).toHaveAttribute("aria-sort", "descending");
    const names = canvas.getAllByRole("checkbox").map((box) => box.getAttribute("aria-label"));
    await expect(names).toEqual(["All leads", "Tomas Brandt", "Ines Kallio", "Adaeze Lindqvist"]);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Ines Kallio" }));
    await canvas.findByText("1 of 3 chosen");
    await userEvent.click(canvas.getByRole("button", { name: "Columns" }));
    await userEvent.click(await screen.findByRole("menuitemcheckbox", { name: "Company" }));
    await waitFor(() => expect(canvas.queryByRole("columnheader", { name: "Company" })).toBeNull());
    await userEvent.keyboard("{Escape}");
  },
};

const many = Array.from({ length: 5_000 }, (_, index) => ({ id: index + 1, company: leads[index % 3]?.company ?? "" }));
const rowHeight = 36;

/** Five thousand rows, of which some thirty are in the page. Empty rows replace those above and below. */
function VirtualLeads(props: Props) {
  const table = useRef<HTMLTableElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- No compiler runs on a story.
  const rows = useVirtualizer({
    count: many.length,
    getScrollElement: () => table.current?.parentElement ?? null,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  const seen = rows.getVirtualItems();
  const below = rows.getTotalSize() - (seen.at(-1)?.end ?? 0);
  return (
    <Table
      {...props}
      ref={table}
      dense
      stickyHead
      scrollClassName="max-h-80"
      className="table-fixed"
      aria-rowcount={many.length + 1}
    >
      <TableHead>
        <TableRow aria-rowindex={1}>
          <TableHeader>Lead</TableHeader>
          <TableHeader>Company</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        <tr aria-hidden style={{ height: seen[0]?.start ?? 0 }} />
        {seen.map(({ index }) => {
          const lead = many[index];
          return (
            lead && (
              <TableRow key={lead.id} aria-rowindex={index + 2} style={{ height: rowHeight }}>
                <TableHeader scope="row">{`Lead ${lead.id}`}</TableHeader>
                <TableCell>{lead.company}</TableCell>
              </TableRow>
            )
          );
        })}
        <tr aria-hidden style={{ height: below }} />
      </TableBody>
    </Table>
  );
}

export const VirtualRows: Story = {
  render: (args) => <VirtualLeads {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole("region", { name: "Leads" });
    await canvas.findByRole("rowheader", { name: "Lead 1" });
    region.scrollTop = region.scrollHeight;
    await canvas.findByRole("rowheader", { name: "Lead 5000" });
    await expect(canvas.queryByRole("rowheader", { name: "Lead 1" })).toBeNull();
    await expect(canvas.getAllByRole("row").length).toBeLessThan(60);
  },
};
