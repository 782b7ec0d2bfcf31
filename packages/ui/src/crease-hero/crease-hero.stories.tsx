import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { ButtonArrow } from "../button-arrow/button-arrow.tsx";
import { CreaseHero } from "./crease-hero.tsx";

const lead = (
  <p className="max-w-[27em] text-lead text-fg-2">
    An agent is only useful when it has a job, access to the right systems and someone to answer to.
  </p>
);

const meta = {
  title: "Components/CreaseHero",
  component: CreaseHero,
  args: { title: "Give people back the hours they repeat", children: lead },
  parameters: {
    layout: "none",
    usage: {
      when: ["The first block of every inner page; its title is the page's h1."],
      whenNot: ["The home page, which has a hero of its own.", "The app area, where the work comes first.", "Twice."],
    },
  },
} satisfies Meta<typeof CreaseHero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithButton: Story = {
  args: {
    children: (
      <>
        {lead}
        <Button size="lg" className="mt-6">
          Explore AI Agents <ButtonArrow />
        </Button>
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    title: "Connect the finance systems that eleven subsidiaries have used for twenty years, and log every step",
  },
};

export const RightToLeft: Story = {
  args: {
    title: "أعد للناس ساعاتهم",
    children: <p className="text-lead text-fg-2">لكل وكيل عمل وصلاحيات وشخص مسؤول عنه.</p>,
  },
  globals: { direction: "rtl" },
};
