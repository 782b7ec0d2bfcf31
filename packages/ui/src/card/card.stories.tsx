import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Badge } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { Card, CardLink } from "./card.tsx";

const meta = {
  title: "Components/Card",
  component: Card,
  subcomponents: { CardLink },
  decorators: [(Story) => <div className="max-w-96">{Story()}</div>],
  parameters: {
    usage: {
      when: [
        "Content that belongs together and stands apart from its page.",
        "`sheet` for what an agent hands back: a mail, a role sheet, a story.",
        "`interactive` where the whole card leads to one place; its title is the link.",
      ],
      whenNot: [
        "Several cards of one kind side by side: rule them as cells of one frame.",
        "A card in a card.",
        "`interactive` around several links of equal weight.",
      ],
    },
  },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

const panel = (
  <>
    <h3 className="text-h3">Month-end closing</h3>
    <p className="mt-2 text-fg-2">
      Receipts are matched every night. What is left on Friday is a review of 20 minutes.
    </p>
  </>
);
const mail = (
  <>
    <h3 className="text-h3">Re: invoice 2041</h3>
    <p className="mt-2 text-on-paper-2">
      Dear Tomas, the second delivery is credited with $184. The new total is $1,216.
    </p>
  </>
);
const linked = (
  <>
    <h3 className="text-h3">
      <CardLink href="#invoice-agent">Invoice agent</CardLink>
    </h3>
    <p className="mt-2 text-fg-2">Matches receipts daily. Asks before anything over $500 is paid.</p>
  </>
);

export const Surface: Story = { args: { children: panel } };

export const Sheet: Story = { args: { variant: "sheet", children: mail } };

export const Flush: Story = {
  args: {
    flush: true,
    children: (
      <ol className="divide-y divide-line">
        {["Drafted the reply to Osprey Lane", "Asked Ines about the discount", "Sent after approval"].map((line) => (
          <li key={line} className="px-4 py-3 text-small">
            {line}
          </li>
        ))}
      </ol>
    ),
  },
};

export const Interactive: Story = {
  args: { interactive: true, children: linked },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Invoice agent" });
    const { left, right, top, bottom } = canvasElement.querySelector("[data-interactive]")?.getBoundingClientRect() ?? {
      left: 0,
      right: 0,
      top: 0,
      bottom: 0,
    };
    const corners = [
      [left + 4, bottom - 4],
      [right - 4, top + 4],
    ] as const;
    for (const [x, y] of corners) await expect(document.elementFromPoint(x, y)).toBe(link);
  },
};

export const InteractiveHover: Story = {
  args: { interactive: true, children: linked },
  parameters: { pseudo: { hover: true } },
};

export const InteractiveFocus: Story = {
  args: { interactive: true, children: linked },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole("link");
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link, "::after").outlineWidth).toBe("2px");
  },
};

/** Paper is already folded, so its title is underlined instead. */
export const InteractiveSheet: Story = {
  args: {
    interactive: true,
    variant: "sheet",
    children: (
      <>
        <h3 className="text-h3">
          <CardLink href="#role-sheet">Role sheet: quotes</CardLink>
        </h3>
        <p className="mt-2 text-on-paper-2">Works in mail and CRM. Must ask before a price changes.</p>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole("link");
    await expect(getComputedStyle(link, "::after").outlineWidth).toBe("2px");
  },
};

/** A router's link gets the look with `asChild`. `relative` puts a second control above the cover. */
const pause = fn();
export const WithSecondControl: Story = {
  args: {
    interactive: true,
    children: (
      <>
        <Badge variant="success">Running</Badge>
        <h3 className="mt-4 text-h3">
          <CardLink asChild>
            <a href="#scheduling">Scheduling agent</a>
          </CardLink>
        </h3>
        <Button variant="outline" size="sm" className="relative mt-4" onClick={pause}>
          Pause
        </Button>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Pause" }));
    await expect(pause).toHaveBeenCalled();
  },
};

/** Cards of one kind share borders instead of having gaps. */
export const SharedBorders: Story = {
  render: () => (
    <div className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-2">
      <Card interactive className="rounded-none border-0">
        {linked}
      </Card>
      <Card interactive className="rounded-none border-0">
        <h3 className="text-h3">
          <CardLink href="#lead-agent">Lead reply agent</CardLink>
        </h3>
        <p className="mt-2 text-fg-2">Answers within 4 minutes. A person takes the call.</p>
      </Card>
    </div>
  ),
  decorators: [(Story) => <div className="w-[min(800px,90vw)]">{Story()}</div>],
};

export const LongText: Story = {
  args: {
    interactive: true,
    children: (
      <h3 className="text-h3 break-words">
        <CardLink href="#long">Supplierinvoicereconciliation for Quillon Freight and its eleven subsidiaries</CardLink>
      </h3>
    ),
  },
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  render: () => (
    <div className="grid gap-6">
      <Card variant="sheet">
        <h3 className="text-h3">رسالة ترحيب</h3>
        <p className="mt-2 text-on-paper-2">ما يسلمه الوكيل يكون على ورق.</p>
      </Card>
      <Card interactive>
        <h3 className="text-h3">
          <CardLink href="#rtl">وكيل الفواتير</CardLink>
        </h3>
      </Card>
    </div>
  ),
  parameters: { pseudo: { hover: true } },
};
