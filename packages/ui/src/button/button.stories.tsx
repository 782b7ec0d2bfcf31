import type { Meta, StoryObj } from "@storybook/react-vite";
import Check from "lucide-react/icons/check";
import Pause from "lucide-react/icons/pause";
import Trash from "lucide-react/icons/trash-2";
import { expect, fn, userEvent, within } from "storybook/test";
import { ButtonArrow } from "../button-arrow/button-arrow.tsx";
import { ExternalLink } from "../external-link/external-link.tsx";
import { Button, type ButtonProps } from "./button.tsx";

const meta = {
  title: "Components/Button",
  component: Button,
  args: { children: "Explore AI Agents", onClick: fn() },
  argTypes: { size: { options: ["sm", "default", "lg", "xl", "icon"] } },
  parameters: {
    usage: {
      when: [
        "Something happens on a press: an approval, a replay, sending a form. Name it as verb and object.",
        "A link that is the next step of a page: `asChild` around the link.",
        "One `primary` per screen. What is of equal weight is `outline`, what can wait is `ghost` or `link`.",
      ],
      whenNot: [
        "A link inside a sentence: that is text with an underline.",
        "A choice that stays on or off: use a checkbox.",
        "`ink` and `ink-outline` anywhere but on tangerine ground.",
      ],
    },
  },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

const variants = ["primary", "secondary", "outline", "ghost", "destructive", "link", "ink", "ink-outline"] as const;
const sizes = ["sm", "default", "lg", "xl"] as const;
const onTang = (variant: ButtonProps["variant"]) => variant === "ink" || variant === "ink-outline";

/** Every variant in one row, with the given props. Ink is on the ground that it is made for. */
function EveryVariant(props: Partial<Pick<ButtonProps, "disabled" | "busy">>) {
  return (
    <div className="flex flex-wrap gap-3">
      {variants.map((variant) => (
        <span key={variant} className={onTang(variant) ? "bg-tang p-2" : "p-2"}>
          <Button variant={variant} {...props}>
            {variant}
          </Button>
        </span>
      ))}
    </div>
  );
}

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Explore AI Agents" }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const VariantsAndSizes: Story = {
  render: () => (
    <div className="grid gap-2 overflow-x-auto">
      {variants.map((variant) => (
        <div key={variant} className={`flex w-max items-center gap-4 p-2 ${onTang(variant) ? "bg-tang" : ""}`}>
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>
              {variant} {size}
            </Button>
          ))}
          <Button variant={variant} size="icon" aria-label={`Approve, ${variant}`}>
            <Check aria-hidden className="size-5" strokeWidth={1.75} />
          </Button>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const height = (name: string) => within(canvasElement).getByRole("button", { name }).offsetHeight;
    await expect(sizes.map((size) => height(`primary ${size}`))).toEqual([36, 44, 52, 60]);
    await expect(height("Approve, primary")).toBe(36);
  },
};

export const Hover: Story = { render: () => <EveryVariant />, parameters: { pseudo: { hover: true } } };

export const Focus: Story = {
  render: () => <EveryVariant />,
  parameters: { pseudo: { focusVisible: true } },
};

export const FocusByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const button = within(canvasElement).getByRole("button");
    await expect(button).toHaveFocus();
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(button);
    await expect([outlineStyle, outlineWidth, outlineOffset]).toEqual(["solid", "2px", "3px"]);
  },
};

export const Active: Story = {
  render: () => <EveryVariant />,
  parameters: { pseudo: { active: true } },
};

export const Disabled: Story = {
  render: () => <EveryVariant disabled />,
  play: async ({ canvasElement }) => {
    const [button] = within(canvasElement).getAllByRole("button");
    await expect(button).toBeDisabled();
    if (button) await expect(getComputedStyle(button).cursor).toBe("not-allowed");
  },
};

/** Variants without a ground stay without: otherwise they would look heavier disabled than enabled. */
export const DisabledWithoutAGround: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      {(["ghost", "link"] as const).map((variant) => (
        <span key={variant} className="flex gap-3">
          <Button variant={variant}>Discard</Button>
          <Button variant={variant} disabled>
            Discard
          </Button>
          <Button variant={variant} aria-disabled>
            Discard
          </Button>
        </span>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const looks = canvas.getAllByRole("button").map((button) => {
      const { backgroundColor, borderColor } = getComputedStyle(button);
      return [backgroundColor, borderColor];
    });
    const none = "rgba(0, 0, 0, 0)";
    await expect(looks).toEqual(looks.map(() => [none, none]));
  },
};

/** Looks like `disabled`, but keeps focus. */
export const DisabledKeepingItsFocus: Story = {
  args: { "aria-disabled": true },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button");
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).cursor).toBe("not-allowed");
  },
};

export const Busy: Story = { render: () => <EveryVariant busy /> };

export const BusyKeepsItsWidth: Story = {
  render: (args) => (
    <div className="grid justify-items-start gap-3">
      <Button onClick={args.onClick}>Send for approval</Button>
      <Button onClick={args.onClick} busy>
        Send for approval
      </Button>
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const still = within(canvasElement).getByRole("button", { name: "Send for approval" });
    const busy = within(canvasElement).getByRole("button", { name: "Send for approval (loading)" });
    await expect(busy.offsetWidth).toBe(still.offsetWidth);
    await expect(busy).toHaveAttribute("aria-busy", "true");
    await userEvent.click(busy);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const WithArrow: Story = {
  render: (args) => (
    <Button {...args} asChild={false} size="lg">
      Explore AI Agents <ButtonArrow />
    </Button>
  ),
};

export const IconOnly: Story = {
  render: () => (
    <div className="flex gap-3">
      <Button size="icon" variant="outline" aria-label="Pause the replay">
        <Pause aria-hidden className="size-5" strokeWidth={1.75} />
      </Button>
      <Button size="icon" variant="destructive" aria-label="Delete the draft">
        <Trash aria-hidden className="size-5" strokeWidth={1.75} />
      </Button>
      <Button size="icon" variant="ghost" aria-label="Approve" busy>
        <Check aria-hidden className="size-5" strokeWidth={1.75} />
      </Button>
    </div>
  ),
};

export const LongText: Story = {
  render: () => (
    <div className="w-full max-w-[320px]">
      <Button size="lg">
        Approve the 14 supplier invoices that the agent matched last night <ButtonArrow />
      </Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button");
    await expect(button.offsetWidth).toBeLessThanOrEqual(320);
    await expect(button.scrollWidth).toBe(button.clientWidth);
    await expect(button.offsetHeight).toBeGreaterThan(52);
  },
};

export const AsLink: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Button asChild>
        <a href="#agents">Open the agent library</a>
      </Button>
      <Button asChild variant="outline">
        <ExternalLink href="/intake-form.html">Request a Custom Solution</ExternalLink>
      </Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: "Open the agent library" })).toHaveAttribute("data-variant");
    await expect(canvas.getByRole("link", { name: /opens in a new tab/ })).toHaveAttribute("rel", "noopener");
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

/** A link can still be reached and read while it leads nowhere. */
export const DisabledAndBusyLinks: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      {(["primary", "outline", "link"] as const).map((variant) => (
        <Button key={variant} asChild disabled variant={variant}>
          <a href="#agents">Open the agent library</a>
        </Button>
      ))}
      <Button asChild busy>
        <a href="#map">Open the operations map</a>
      </Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [link] = canvas.getAllByRole("link", { name: "Open the agent library" });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(location.hash).toBe("");
    if (link) await expect(getComputedStyle(link).cursor).toBe("not-allowed");
    await expect(canvas.getByRole("link", { name: "Open the operations map (loading)" })).toHaveAttribute("aria-busy");
  },
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  render: () => (
    <Button size="lg">
      استكشف الوكلاء <ButtonArrow />
    </Button>
  ),
  play: async ({ canvasElement }) => {
    const arrow = canvasElement.querySelector("svg");
    if (arrow) await expect(getComputedStyle(arrow).scale).toBe("-1 1");
  },
};

/** The phone's size, and larger ones from 768 and 1100 px. */
export const ByWidth: Story = {
  name: "By width, phone",
  args: { size: { base: "sm", md: "default", wide: "lg" } },
  globals: { viewport: { value: "w390", isRotated: false } },
  play: async ({ canvas }) => {
    const [tablet, desktop] = [window.innerWidth >= 768, window.innerWidth >= 1100];
    await expect(canvas.getByRole("button").offsetHeight).toBe(desktop ? 52 : tablet ? 44 : 36);
  },
};

export const ByWidthTablet: Story = {
  ...ByWidth,
  name: "By width, tablet",
  globals: { viewport: { value: "w768", isRotated: false } },
};

export const ByWidthDesktop: Story = {
  ...ByWidth,
  name: "By width, desktop",
  globals: { viewport: { value: "w1280", isRotated: false } },
};
