import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Rule30 } from "../rule30/rule30.tsx";
import { Container } from "./container.tsx";

const cells = Array.from({ length: 10 }, (_, index) => index + 1);

/** Ten columns, with the fold at the start of the fourth. */
const columns = (
  <div className="bg-sunken py-4">
    <Rule30 />
    <div className="mt-4 grid grid-cols-10 gap-x-gutter">
      {cells.map((cell) => (
        <span
          key={cell}
          className={`py-3 text-center text-meta ${cell <= 3 ? "bg-tang text-on-tang" : "bg-surface-3"}`}
        >
          {cell}
        </span>
      ))}
    </div>
  </div>
);

const meta = {
  title: "Components/Container",
  component: Container,
  args: { children: columns },
  argTypes: { size: { options: ["sm", "default", "lg"] } },
  parameters: {
    layout: "none",
    usage: {
      when: ["Around everything on a page, inside of the ground that runs to the edges."],
      whenNot: ["Inside another Container.", "As a flex item: its width comes from what surrounds it."],
    },
  },
} satisfies Meta<typeof Container>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: () => (
    <div className="space-y-6">
      <Container size="sm">{columns}</Container>
      <Container>{columns}</Container>
      <Container size="lg">{columns}</Container>
    </div>
  ),
};

export const AsFooter: Story = {
  args: {
    asChild: true,
    children: <footer className="border-t border-line py-6 text-small text-fg-3">30 of 100 tasks, in 30 days.</footer>,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("contentinfo")).toHaveAttribute("data-size", "default");
  },
};

export const LongText: Story = {
  args: {
    children: (
      <p className="py-6 [overflow-wrap:anywhere]">
        https://example.com/reports/2026/november/supplier-analysis-with-a-very-long-address-that-has-no-place-to-break.html
      </p>
    ),
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" } };

/** A narrower column on screens that have room for a wider one. */
export const ByWidth: Story = {
  args: { size: { base: "default", wide: "sm" } },
  globals: { viewport: { value: "w1280", isRotated: false } },
  play: async ({ canvasElement }) => {
    const container = canvasElement.querySelector("[data-size]");
    await expect(getComputedStyle(container ?? canvasElement).maxWidth).toBe(
      window.innerWidth >= 1100 ? "1024px" : "1280px",
    );
  },
};
