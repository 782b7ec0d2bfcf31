import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Card } from "../card/card.tsx";
import { Text } from "../text/text.tsx";
import { Grid, Stack } from "./stack.tsx";

const cards = ["Leads", "Quotes", "Invoices", "Reports"].map((name) => <Card key={name}>{name}</Card>);

const meta = {
  title: "Components/Stack and Grid",
  component: Stack,
  subcomponents: { Grid },
  args: { children: cards },
  argTypes: { gap: { options: ["none", "xs", "sm", "md", "lg", "xl"] } },
  parameters: {
    usage: {
      when: [
        "Stack: things below or beside each other at one distance.",
        "Grid: cards of one kind, as many in a row as there is room for.",
      ],
      whenNot: ["The columns of a page of the website: those follow the fold of 3 to 7."],
    },
  },
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Layouts: Story = {
  render: (args) => (
    <Stack gap="xl">
      <Stack {...args} direction="row-from-md" gap="sm" />
      <Stack {...args} direction="row" justify="between" align="center" />
      <Grid columnWidth={10} asChild>
        <ul>
          {cards.map((card) => (
            <li key={card.key}>{card}</li>
          ))}
        </ul>
      </Grid>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const columns = getComputedStyle(canvasElement.querySelector("ul") ?? canvasElement).gridTemplateColumns;
    // Large text leaves room for only one on a phone.
    const fits = Math.floor(
      canvasElement.clientWidth / (10 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)),
    );
    await expect(columns.split(" ").length > 1).toBe(fits > 1);
  },
};

/** A name that shrinks in favor of the button beside it: the row stays on one line. */
export const OneLine: Story = {
  globals: { viewport: { value: "mobile1" } },
  render: () => (
    <Stack direction="row" wrap={false} gap="sm" align="center" justify="between">
      <Text>Weekly summary of what the agents sent, and to whom</Text>
      <Button variant="outline">Change</Button>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText(/Weekly/).getBoundingClientRect();
    const button = canvas.getByRole("button").getBoundingClientRect();
    await expect(button.left).toBeGreaterThanOrEqual(text.right);
    await expect(button.top).toBeLessThan(text.bottom);
  },
};

/** At most two columns, even on the widest screen. */
export const ColumnsAtMost: Story = {
  globals: { viewport: { value: "w1280", isRotated: false } },
  render: () => (
    <Grid columnWidth={8} maxColumns={2} asChild>
      <ul>
        {cards.map((card) => (
          <li key={card.key}>{card}</li>
        ))}
      </ul>
    </Grid>
  ),
  play: async ({ canvas }) => {
    const columns = getComputedStyle(canvas.getByRole("list")).gridTemplateColumns.split(" ");
    await expect(columns).toHaveLength(window.innerWidth < 300 ? 1 : 2);
  },
};

export const RightToLeftLargeText: Story = { ...Layouts, globals: { direction: "rtl", text: "double" } };

const distance = (element: HTMLElement) =>
  [...element.querySelectorAll("[data-gap]")].map((one) => getComputedStyle(one).rowGap);

function distances(): readonly string[] {
  if (window.innerWidth >= 1100) return ["40px", "24px", "24px"];
  return [window.innerWidth >= 768 ? "16px" : "8px", "4px", "4px"];
}

/** Close together on a phone, further apart from 768 and from 1100 px up. */
export const GapByWidthPhone: Story = {
  globals: { viewport: { value: "w390", isRotated: false } },
  render: () => (
    <Grid columnWidth={12} gap={{ base: "sm", md: "md", wide: "xl" }}>
      <Stack gap={{ base: "xs", wide: "lg" }}>{cards}</Stack>
      <Stack gap={{ base: "xs", wide: "lg" }}>{cards}</Stack>
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    await expect(distance(canvasElement)).toEqual(distances());
  },
};

export const GapByWidthDesktop: Story = {
  ...GapByWidthPhone,
  globals: { viewport: { value: "w1280", isRotated: false } },
};
