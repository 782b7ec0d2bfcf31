import { fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { expect, it, vi } from "vitest";
import { expectNative } from "../../testing/expect-native.ts";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableLoading, TableMessage, TableRow } from "./table.tsx";

const inTable = (rows: ReactElement) => (
  <Table label="Leads">
    <TableBody>{rows}</TableBody>
  </Table>
);

it("is named, and scrolls in a region of the same name that is reachable by Tab", () => {
  const table = expectNative((props) => (
    <Table {...props} label="Leads" dense stickyHead scrollClassName="max-h-24">
      <TableHead />
    </Table>
  ));
  const region = screen.getByRole("region", { name: "Leads" });
  expect(screen.getByRole("table", { name: "Leads" })).toBe(table);
  expect(region.contains(table) && region.tabIndex).toBe(0);
  expect(region.classList).toContain("max-h-24");
  expect(table.dataset).toMatchObject({ dense: "", sticky: "" });
});

it("aligns cells as requested, with numbers at the end by default", () => {
  render(
    inTable(
      <TableRow>
        <TableCell align="end">Remove</TableCell>
        <TableCell numeric align="start">
          7
        </TableCell>
        <TableCell>Ines</TableCell>
      </TableRow>,
    ),
  );
  const ends = screen.getAllByRole("cell").map(({ classList }) => classList.contains("tf:text-end"));
  expect(ends).toEqual([true, false, false]);
});

it("sorts by a button in the header and exposes the order; other headers are plain text", () => {
  const sort = vi.fn<() => void>();
  render(
    <Table label="Leads">
      <TableHead>
        <TableRow>
          <TableHeader>Lead</TableHeader>
          <TableHeader sorted="descending" onSort={sort} numeric>
            Value
          </TableHeader>
          <TableHeader sorted="none">State</TableHeader>
        </TableRow>
      </TableHead>
    </Table>,
  );
  const sorts = screen.getAllByRole("columnheader").map((head) => head.getAttribute("aria-sort"));
  expect(sorts).toEqual([null, "descending", "none"]);
  fireEvent.click(screen.getByRole("button", { name: "Value" }));
  expect(sort).toHaveBeenCalledOnce();
  expect(screen.queryByRole("button", { name: "Lead" })).toBeNull();
});

it("marks the selected row, and passes props, ref and class name to rows and cells", () => {
  const row = expectNative((props) =>
    inTable(
      <TableRow {...props} selected>
        <TableCell numeric>$12,400</TableCell>
      </TableRow>,
    ),
  );
  expect(row.dataset["selected"]).toBe("");
  expect(screen.getByRole("cell").classList).toContain("tf:tabular-nums");
});

it("shows one message across all columns when there are no rows", () => {
  render(inTable(<TableMessage columns={3}>Nothing matches these filters.</TableMessage>));
  expect(screen.getByRole("cell", { name: "Nothing matches these filters." }).getAttribute("colspan")).toBe("3");
});

it("announces once that rows are loading, with as many placeholder rows as expected", () => {
  render(inTable(<TableLoading columns={2} rows={3} label="Loading leads" />));
  expect(screen.getAllByRole("row")).toHaveLength(3);
  expect(screen.getAllByRole("cell")).toHaveLength(6);
  expect(screen.getByText("Loading leads").getAttribute("role")).toBe("status");
});
