import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Text } from "../text/text.tsx";
import { Link } from "./link.tsx";

const meta = {
  title: "Components/Link",
  component: Link,
  args: { href: "#packages", children: "See what is included" },
  argTypes: {
    asChild: { description: "Gives the look and the props to the one child, for example a router's link." },
    external: { control: "boolean", description: "Opens a new tab and says so to screen readers." },
    newTabNote: { control: "text", description: "Read out after the link's text, in the page's language." },
  },
  parameters: {
    usage: {
      when: [
        "To lead somewhere else from within a sentence or a line of text.",
        "`external` where it opens a new tab.",
      ],
      whenNot: [
        "For what does something: that is a `Button`, in the variant `link` where it should be quiet.",
        "For the one thing that a page wants of its reader: that is a `Button` with `asChild`.",
      ],
    },
  },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hover: Story = { parameters: { pseudo: { hover: true } } };

export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } };

/** It inherits the size of its sentence. */
export const InText: Story = {
  render: (args) => (
    <div className="grid gap-5">
      <Text size="lead">
        Watch one work before you hire one. <Link {...args} />.
      </Text>
      <Text>
        Simple integrations take a few weeks. <Link {...args} />.
      </Text>
      <Text size="meta" tone="quiet">
        From $2,500. <Link {...args} />.
      </Text>
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const link of within(canvasElement).getAllByRole("link")) {
      const around = link.parentElement;
      await expect(around).not.toBeNull();
      if (around) await expect(getComputedStyle(link).fontSize).toBe(getComputedStyle(around).fontSize);
      await expect(getComputedStyle(link).textDecorationLine).toBe("underline");
    }
  },
};

export const External: Story = {
  args: { external: true, href: "/intake-form.html", children: "Request a Custom Solution" },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Request a Custom Solution (opens in a new tab)" });
    await expect(link).toHaveAttribute("target", "_blank");
  },
};

/** A router's link gets the look. */
export const AsChild: Story = {
  render: () => (
    <Link asChild>
      <a href="#solutions" data-router="">
        All solutions
      </a>
    </Link>
  ),
};

/** On paper and on tangerine it inherits the text color. */
export const Inherit: Story = {
  args: { tone: "inherit", children: "the signed offer" },
  render: (args) => (
    <div className="grid w-fit gap-4">
      <p className="bg-paper p-5 text-body text-on-paper">
        Ines, here is <Link {...args} />.
      </p>
      <p className="bg-tang p-5 text-body text-on-tang">
        Ines, here is <Link {...args} />.
      </p>
    </div>
  ),
};

export const LongText: Story = {
  render: (args) => (
    <div className="w-60">
      <Text>
        Details stand in{" "}
        <Link {...args}>the list of systems that an agent may read, write to or is kept out of, with their owners</Link>
        .
      </Text>
    </div>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  render: (args) => (
    <Text lang="ar">
      تستغرق عمليات الدمج بضعة أسابيع. <Link {...args}>اطّلع على التفاصيل</Link>.
    </Text>
  ),
};
