import type { Meta, StoryObj } from "@storybook/react-vite";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { AnimatedLogo } from "./animated-logo.tsx";

const meta = {
  title: "Components/AnimatedLogo",
  component: AnimatedLogo,
  args: { children: "Thirtyfold", className: "mx-auto my-12" },
  parameters: {
    usage: {
      when: ["Once, where the logo is the subject: a title screen, a presentation."],
      whenNot: ["In a header or a footer: that is `Logo`.", "While something loads: that is a `Spinner`."],
    },
  },
} satisfies Meta<typeof AnimatedLogo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AsHeading: Story = {
  args: { level: 1 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 1, name: "Thirtyfold" })).toBeInTheDocument();
  },
};

function Demo() {
  const [round, setRound] = useState(0);
  return (
    <div className="grid justify-items-center gap-12 py-12">
      <AnimatedLogo key={round}>Thirtyfold</AnimatedLogo>
      <Button variant="outline" onClick={() => setRound(round + 1)}>
        <RotateCcw size={18} strokeWidth={1.75} />
        Replay
      </Button>
    </div>
  );
}

/** A new key replays it. */
export const Replay: Story = {
  render: () => <Demo />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const before = canvas.getByText("Thirtyfold");
    await userEvent.click(canvas.getByRole("button", { name: "Replay" }));
    await expect(canvas.getByText("Thirtyfold")).not.toBe(before);
  },
};

export const LongText: Story = { args: { children: "Thirtyfold Operations" } };

/** The cells light up from the right. */
export const RightToLeft: Story = { globals: { direction: "rtl" } };
