import type { Meta, StoryObj } from "@storybook/react-vite";
import ChartScatter from "lucide-react/icons/chart-scatter";
import Compass from "lucide-react/icons/compass";
import Layers from "lucide-react/icons/layers";
import Network from "lucide-react/icons/network";
import { renderToString } from "react-dom/server";
import { expect, userEvent, waitFor, within } from "storybook/test";
import {
  NavigationMenu,
  NavigationMenuGroup,
  NavigationMenuItem,
  NavigationMenuLink,
  type NavigationMenuProps,
} from "./navigation-menu.tsx";

const solutions = [
  { name: "All Solutions", icon: <Layers />, text: "Eight ways to hand over work" },
  { name: "Machine Learning", icon: <ChartScatter />, text: "Forecasts from your own records" },
  { name: "AI Consulting", icon: <Compass />, text: "Which thirty tasks, and in what order" },
  { name: "Enterprise Integration", icon: <Network />, text: "Identity, audit and approval for every agent" },
];

const children = (
  <>
    <NavigationMenuGroup label="Solutions">
      {solutions.map(({ name, icon, text }) => (
        <NavigationMenuItem key={name} href={`#${name}`} icon={icon} description={text}>
          {name}
        </NavigationMenuItem>
      ))}
    </NavigationMenuGroup>
    <NavigationMenuLink href="#about">About</NavigationMenuLink>
    <NavigationMenuLink href="#careers" aria-current="page">
      Careers
    </NavigationMenuLink>
    <NavigationMenuGroup label="More" align="end" current>
      <NavigationMenuItem href="#press">Press</NavigationMenuItem>
      <NavigationMenuItem href="#handbook" aria-current="page">
        Handbook
      </NavigationMenuItem>
    </NavigationMenuGroup>
  </>
);

const meta = {
  title: "Components/NavigationMenu",
  component: NavigationMenu,
  subcomponents: { NavigationMenuGroup, NavigationMenuItem, NavigationMenuLink },
  args: { "aria-label": "Main", page: "/careers", children },
  argTypes: { children: { control: false } },
  parameters: {
    docs: { story: { inline: false, height: "380px" } },
    usage: {
      when: [
        "The header of a site: a few places, some of them in groups.",
        "Where it has to open before any script has come, and without one.",
      ],
      whenNot: [
        "For actions on one thing: that is a DropdownMenu. Links in a `role=menu` are no longer links to a screen reader.",
        "On a phone: a NavigationSheet has room for all of it.",
        "For views of one page: those are Tabs.",
      ],
    },
  },
  render: (args) => (
    <div className="min-h-[330px]">
      <NavigationMenu {...args} />
    </div>
  ),
} satisfies Meta<NavigationMenuProps>;
export default meta;

type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement, name: string) => {
  const word = within(canvasElement).getByRole("button", { name });
  await userEvent.click(word);
  const panel = document.getElementById(word.getAttribute("aria-controls") ?? "");
  await waitFor(() => expect(panel).toBeVisible());
  return panel;
};

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, "Solutions");
    await expect(within(canvasElement).getByRole("link", { name: /^Machine Learning/ })).toBeVisible();
  },
};

/** The last words of a row open towards its start. */
export const OpenAtTheEnd: Story = {
  play: async ({ canvasElement }) => {
    const panel = await press(canvasElement, "More");
    const { right } = within(canvasElement).getByRole("button", { name: "More" }).getBoundingClientRect();
    await expect(panel?.getBoundingClientRect().right).toBeCloseTo(right + 12, 0);
  },
};

export const Hover: Story = {
  parameters: { pseudo: { hover: ["nav > ul > li:nth-child(2) a", "ul ul li:nth-child(2) a"] } },
  play: async ({ canvasElement }) => void (await press(canvasElement, "Solutions")),
};

export const Focus: Story = {
  parameters: { pseudo: { focusVisible: ["nav > ul > li:first-child > button", "ul ul li:nth-child(2) a"] } },
  play: async ({ canvasElement }) => void (await press(canvasElement, "Solutions")),
};

/** As a server renders it: no script has run yet, and CSS opens the group under the mouse. */
export const BeforeAnyScript: Story = {
  parameters: { pseudo: { hover: ["nav > ul > li:first-child"] } },
  render: (args) => (
    // oxlint-disable-next-line react/no-danger -- What the component itself makes.
    <div className="min-h-[330px]" dangerouslySetInnerHTML={{ __html: renderToString(<NavigationMenu {...args} />) }} />
  ),
  // Not in play: Storybook's page applies pseudo states only after that has ended.
  afterEach: async ({ canvasElement }) => {
    const word = within(canvasElement).getByRole("button", { name: "Solutions" });
    await waitFor(() => expect(document.getElementById(word.getAttribute("aria-controls") ?? "")).toBeVisible());
    await expect(word).toHaveAttribute("aria-expanded", "false");
    const other = within(canvasElement).getByRole("button", { name: "More" });
    await expect(document.getElementById(other.getAttribute("aria-controls") ?? "")).not.toBeVisible();
  },
};

/** Enter, Space and the down arrow open, arrow keys move, Tab passes through, Escape closes and returns focus. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const word = canvas.getByRole("button", { name: "Solutions" });
    await userEvent.tab();
    await expect(word).toHaveFocus();
    for (const key of ["{Enter}", " ", "{ArrowDown}"]) {
      await userEvent.keyboard(key);
      await expect(word).toHaveAttribute("aria-expanded", "true");
      await waitFor(() => expect(canvas.getByText("All Solutions")).toBeVisible());
      await userEvent.keyboard("{ArrowDown}");
      await expect(canvas.getByRole("link", { name: /^All Solutions/ })).toHaveFocus();
      await userEvent.keyboard("{ArrowUp}");
      await expect(canvas.getByRole("link", { name: /^Enterprise Integration/ })).toHaveFocus();
      await userEvent.keyboard("{Escape}");
      await expect(word).toHaveFocus();
      // It can still be tabbed to while it fades out.
      await waitFor(() => expect(canvas.queryByRole("link", { name: /^All Solutions/ })).toBeNull());
    }
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "About" })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    children: (
      <NavigationMenuGroup label="Everything that an office does on a Monday morning">
        <NavigationMenuItem
          href="#reports"
          icon={<Layers />}
          description="Prepared by the supplier analysis agent every Monday at 07:30, checked by one analyst, kept for ten years"
        >
          Weekly supplier reports of all calendar weeks since the company was founded
        </NavigationMenuItem>
      </NavigationMenuGroup>
    ),
  },
  play: async ({ canvasElement }) => {
    const panel = await press(canvasElement, "Everything that an office does on a Monday morning");
    await expect(panel?.scrollWidth).toBe(panel?.clientWidth);
  },
};

export const Phone: Story = {
  args: {
    children: (
      <NavigationMenuGroup label="Solutions">
        <NavigationMenuItem href="#reports" icon={<Layers />} description="Prepared every Monday at 07:30">
          Weekly reports
        </NavigationMenuItem>
      </NavigationMenuGroup>
    ),
  },
  globals: { viewport: { value: "mobile1" } },
  play: async ({ canvasElement }) => {
    await press(canvasElement, "Solutions");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeftLargeText: Story = {
  globals: { direction: "rtl", text: "double" },
  play: async ({ canvasElement }) => {
    const panel = await press(canvasElement, "Solutions");
    const { right } = within(canvasElement).getByRole("button", { name: "Solutions" }).getBoundingClientRect();
    await expect(panel?.getBoundingClientRect().right).toBeGreaterThan(right);
  },
};

export const NestedTheme: Story = {
  render: (args, { globals }) => (
    <div data-theme={globals["theme"] === "light" ? "dark" : "light"} className="min-h-[330px] bg-canvas p-4 text-fg">
      <NavigationMenu {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => void (await press(canvasElement, "Solutions")),
};
