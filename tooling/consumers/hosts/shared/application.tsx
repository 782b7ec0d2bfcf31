import { AvatarGroup } from "@thirtyfold/ui/avatar";
import { Breadcrumb, BreadcrumbItem } from "@thirtyfold/ui/breadcrumb";
import { Button } from "@thirtyfold/ui/button";
import { Callout } from "@thirtyfold/ui/callout";
import { Combobox } from "@thirtyfold/ui/combobox";
import { CommandMenu } from "@thirtyfold/ui/command-menu";
import { ContextMenu, ContextMenuContent, ContextMenuTrigger } from "@thirtyfold/ui/context-menu";
import { DatePicker } from "@thirtyfold/ui/date-picker";
import { DescriptionItem, DescriptionList } from "@thirtyfold/ui/description-list";
import { DropdownMenuItem } from "@thirtyfold/ui/dropdown-menu";
import { HoverCard } from "@thirtyfold/ui/hover-card";
import { Kbd } from "@thirtyfold/ui/kbd";
import { Link } from "@thirtyfold/ui/link";
import { MultiSelect } from "@thirtyfold/ui/multi-select";
import { Pagination } from "@thirtyfold/ui/pagination";
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from "@thirtyfold/ui/popover";
import { ScrollArea } from "@thirtyfold/ui/scroll-area";
import { SegmentedControl } from "@thirtyfold/ui/segmented-control";
import { SplitPane } from "@thirtyfold/ui/split-pane";
import { Grid, Stack } from "@thirtyfold/ui/stack";
import { Bars, Sparkline, Stat } from "@thirtyfold/ui/stat";
import { Switch } from "@thirtyfold/ui/switch";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableLoading,
  TableMessage,
  TableRow,
} from "@thirtyfold/ui/table";
import { Text } from "@thirtyfold/ui/text";
import { TimeField } from "@thirtyfold/ui/time-field";
import { Timeline, TimelineItem } from "@thirtyfold/ui/timeline";
import type { ReactNode } from "react";

const nothing = () => undefined;
const leads = [
  { label: "Monday", value: 4 },
  { label: "Tuesday", value: 9 },
  { label: "Wednesday", value: 6 },
];

const people = [
  { value: "ines", label: "Ines Kallio" },
  { value: "tomas", label: "Tomas Verhale" },
];

/** Components that applications are built from, each from its own subpath. */
export const application: Readonly<Record<string, ReactNode>> = {
  "date picker": <DatePicker aria-label="First day" defaultValue="2026-11-24" />,
  "time field": <TimeField aria-label="Opens at" defaultValue="09:30" timeZone="Europe/Vienna" />,
  stack: (
    <Stack gap="sm">
      <Text>Waits for Ines</Text>
      <Text>Waits for Tomas</Text>
    </Stack>
  ),
  grid: (
    <Grid columnWidth={10}>
      <Text>Quotes</Text>
      <Text>Invoices</Text>
    </Grid>
  ),
  table: (
    <Table label="Leads">
      <TableHead>
        <TableRow>
          <TableHeader sorted="ascending" onSort={nothing}>
            Name
          </TableHeader>
          <TableHeader numeric>Answers</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        <TableRow selected>
          <TableCell>Pellwater</TableCell>
          <TableCell numeric>14</TableCell>
        </TableRow>
      </TableBody>
    </Table>
  ),
  "table without rows": (
    <Table label="Runs" dense>
      <TableBody>
        <TableMessage columns={2}>No runs yet.</TableMessage>
        <TableLoading columns={2} rows={1} label="Runs are loading" />
      </TableBody>
    </Table>
  ),
  pagination: <Pagination page={2} pages={4} onPageChange={nothing} />,
  breadcrumb: (
    <Breadcrumb>
      <BreadcrumbItem>
        <a href="#leads">Leads</a>
      </BreadcrumbItem>
      <BreadcrumbItem current>Pellwater</BreadcrumbItem>
    </Breadcrumb>
  ),
  switch: <Switch defaultChecked>Tell me of new leads</Switch>,
  "segmented control": (
    <SegmentedControl
      label="State"
      options={[
        { value: "waiting", label: "Waiting" },
        { value: "closed", label: "Closed" },
      ]}
    />
  ),
  callout: (
    <Callout title="Nothing is sent" variant="warning">
      The mail server does not answer.
    </Callout>
  ),
  "description list": (
    <DescriptionList>
      <DescriptionItem term="Company">Pellwater</DescriptionItem>
    </DescriptionList>
  ),
  timeline: (
    <Timeline>
      <TimelineItem
        title="Invoice matched"
        time={
          <Text asChild size="small" tone="quiet">
            <time dateTime="2026-11-21T23:44">23:44</time>
          </Text>
        }
      />
      <TimelineItem title="Approval" pending />
    </Timeline>
  ),
  stats: (
    <Stat label="New leads" value="19" change="4 more than last week" trend="good">
      <Bars label="Leads by day" points={leads} />
      <Sparkline label="Answers by day" points={leads} />
    </Stat>
  ),
  key: <Kbd>K</Kbd>,
  "avatar group": <AvatarGroup names={["Ines Kallio", "Tomas Verhale", "Adaeze Lindqvist"]} max={2} />,
  "scroll area": <ScrollArea label="Log">Nothing yet.</ScrollArea>,
  "split pane": <SplitPane label="Width of the list" start="List" end="Lead" />,
  combobox: <Combobox aria-label="Assignee" options={people} defaultValue="ines" />,
  "multi-select": <MultiSelect aria-label="Readers" options={people} defaultValues={["ines", "tomas"]} />,
  "command menu": <CommandMenu label="Commands" groups={[]} />,
  popover: (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="outline">Filter</Button>
      </PopoverTrigger>
      <PopoverContent>
        <PopoverClose>Done</PopoverClose>
      </PopoverContent>
    </Popover>
  ),
  "hover card": (
    <Text>
      <HoverCard content="Head of Research, Pellwater">
        <Link href="#ines">Ines Kallio</Link>
      </HoverCard>
    </Text>
  ),
  "context menu": (
    <ContextMenu>
      <ContextMenuTrigger>Lead of Ines Kallio</ContextMenuTrigger>
      <ContextMenuContent aria-label="Lead">
        <DropdownMenuItem>Assign to me</DropdownMenuItem>
      </ContextMenuContent>
    </ContextMenu>
  ),
};
