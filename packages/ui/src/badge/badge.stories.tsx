import type { Meta, StoryObj } from "@storybook/react-vite";
import Clock from "lucide-react/icons/clock";
import { expect, userEvent, within } from "storybook/test";
import { Badge } from "./badge.tsx";

const meta = {
  title: "Components/Badge",
  component: Badge,
  args: { children: "Needs you" },
  argTypes: { size: { options: ["default", "lg"] } },
  parameters: {
    usage: {
      when: ["One to three words about the thing beside it: a state, a channel, a kind of job."],
      whenNot: [
        "To act or to filter: use a small button, or a SegmentedControl. A badge that leads somewhere is a link with `asChild`.",
        "A connection's state that changes while one looks: use StatusBadge, which is read out.",
        "As an ornament above a heading.",
      ],
    },
  },
} satisfies Meta<typeof Badge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const words = {
  default: "Run by an agent",
  secondary: "Draft",
  destructive: "Blocked",
  outline: "Full time",
  success: "Approved",
  warning: "Waiting for Ines",
} as const;
const variants = ["default", "secondary", "destructive", "outline", "success", "warning"] as const;

export const Variants: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      {variants.map((variant) => (
        <Badge key={variant} variant={variant}>
          {words[variant]}
        </Badge>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Approved").offsetHeight).toBe(24);
    const { borderColor } = getComputedStyle(within(canvasElement).getByText("Full time"));
    await expect(borderColor).not.toBe("rgba(0, 0, 0, 0)");
  },
};

export const WithDot: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      {variants.map((variant) => (
        <Badge key={variant} variant={variant} dot>
          {words[variant]}
        </Badge>
      ))}
    </div>
  ),
};

export const WithIcon: Story = {
  render: () => (
    <Badge variant="warning">
      <Clock aria-hidden strokeWidth={1.75} /> Due in 2 days
    </Badge>
  ),
};

/** On every ground of the system. */
/** Each links to its subject. */
export const AsLinks: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      {variants.map((variant) => (
        <Badge key={variant} variant={variant} asChild>
          <a href={`#${variant}`}>{words[variant]}</a>
        </Badge>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const first = within(canvasElement).getByRole("link", { name: "Run by an agent" });
    await expect(first).toHaveFocus();
    await expect(getComputedStyle(first).outlineStyle).toBe("solid");
    await expect(first.offsetHeight).toBe(24);
  },
};

export const OnSurfaces: Story = {
  render: () => (
    <div className="grid gap-2">
      {["bg-sunken", "bg-surface", "bg-surface-2"].map((ground) => (
        <div key={ground} className={`flex flex-wrap gap-2 p-3 ${ground}`}>
          {variants.map((variant) => (
            <Badge key={variant} variant={variant}>
              {words[variant]}
            </Badge>
          ))}
        </div>
      ))}
    </div>
  ),
};

/** A badge never wraps. If a longer text must fit, the host lets it wrap and the badge grows. */
export const LongText: Story = {
  render: () => (
    <div className="w-48">
      <Badge variant="outline" className="whitespace-normal">
        Waiting for the second approval by Adaeze Lindqvist
      </Badge>
    </div>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  render: () => (
    <Badge variant="success" dot>
      تمت الموافقة
    </Badge>
  ),
};

export const Large: Story = { args: { size: "lg" } };

/** Large from 768 px up. */
export const ByWidthPhone: Story = {
  args: { size: { base: "default", md: "lg" } },
  globals: { viewport: { value: "w390", isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Needs you").offsetHeight).toBe(window.innerWidth >= 768 ? 32 : 24);
  },
};

export const ByWidthDesktop: Story = {
  ...ByWidthPhone,
  globals: { viewport: { value: "w1280", isRotated: false } },
};
