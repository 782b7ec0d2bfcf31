import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Card } from "../card/card.tsx";
import { Grid, Stack } from "./stack.tsx";

const cards = ["Leads", "Quotes", "Invoices", "Reports"].map((name) => <Card key={name}>{name}</Card>);

const meta = {
  title: "Components/Stack and Grid",
  component: Stack,
  subcomponents: { Grid },
  args: { children: cards },
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
    await expect(columns.split(" ").length).toBeGreaterThan(1);
  },
};

export const RightToLeftLargeText: Story = { ...Layouts, globals: { direction: "rtl", text: "double" } };
