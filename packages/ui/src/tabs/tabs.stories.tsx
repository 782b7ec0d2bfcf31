import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Text } from "../text/text.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "./tabs.tsx";

const meta = {
  title: "Components/Tabs",
  component: Tabs,
  subcomponents: { TabsList, TabsTrigger, TabsContent },
  args: { defaultValue: "agents", onValueChange: fn() },
  render: (args) => (
    <Tabs {...args}>
      <TabsList aria-label="AI Agent Catalog">
        <TabsTrigger value="agents">Business Agents</TabsTrigger>
        <TabsTrigger value="features">Features & Capabilities</TabsTrigger>
      </TabsList>
      <TabsContent value="agents">
        <Text>Three agents, each with one job. Try them with your own text.</Text>
      </TabsContent>
      <TabsContent value="features">
        <Text>What all of them can do, and what they leave to people.</Text>
      </TabsContent>
    </Tabs>
  ),
  parameters: {
    usage: {
      when: [
        "For two to six views of one thing, of which one is needed at a time.",
        "Where one label is one or two words.",
      ],
      whenNot: [
        "For steps in an order: the reader would not know which come first.",
        "For pages with an address of their own: those are links.",
        "To hide text that a reader should compare side by side.",
      ],
    },
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("tab", { name: "Features & Capabilities" }));
    await expect(args.onValueChange).toHaveBeenCalledWith("features");
    await expect(canvas.getByRole("tabpanel", { name: "Features & Capabilities" })).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: "Business Agents" }));
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: ['[role="tab"]'] } } };

export const Focus: Story = { parameters: { pseudo: { focusVisible: ['[aria-selected="true"]'] } } };

/** Arrow keys, Home and End select; Tab leads from the row into the selected content. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const agents = canvas.getByRole("tab", { name: "Business Agents" });
    const features = canvas.getByRole("tab", { name: "Features & Capabilities" });
    await userEvent.tab();
    await expect(agents).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(features).toHaveFocus();
    await expect(features).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{ArrowRight}");
    await expect(agents).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(features).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(agents).toHaveAttribute("aria-selected", "true");
    await userEvent.tab();
    await expect(canvas.getByRole("tabpanel")).toHaveFocus();
  },
};

export const Disabled: Story = {
  render: (args) => (
    <Tabs {...args}>
      <TabsList aria-label="AI Agent Catalog">
        <TabsTrigger value="agents">Business Agents</TabsTrigger>
        <TabsTrigger value="features">Features & Capabilities</TabsTrigger>
        <TabsTrigger value="voice" disabled>
          Voice
        </TabsTrigger>
      </TabsList>
      <TabsContent value="agents">
        <Text>Three agents, each with one job.</Text>
      </TabsContent>
      <TabsContent value="features">
        <Text>What all of them can do.</Text>
      </TabsContent>
    </Tabs>
  ),
};

const places = [
  { value: "leads", name: "Lead replies" },
  { value: "quotes", name: "Quotes" },
  { value: "invoicing", name: "Invoicing" },
  { value: "bookkeeping", name: "Bookkeeping" },
  { value: "onboarding", name: "Client onboarding" },
  { value: "reports", name: "Weekly reports" },
];

/** Too many for the width: the row scrolls, the page does not, and the selected tab is in view, at first and when the row gets narrower. */
export const Scrolling: Story = {
  args: { defaultValue: "reports" },
  render: (args) => (
    <div className="w-80 max-w-full">
      <Tabs {...args}>
        <TabsList aria-label="Operations">
          {places.map(({ value, name }) => (
            <TabsTrigger key={value} value={value}>
              {name}
            </TabsTrigger>
          ))}
        </TabsList>
        {places.map(({ value, name }) => (
          <TabsContent key={value} value={value}>
            <Text>{name}: day 30 of 30.</Text>
          </TabsContent>
        ))}
      </Tabs>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole("tablist");
    const reports = canvas.getByRole("tab", { name: "Weekly reports" });
    await waitFor(() => expect(inView(list, reports)).toBe(true));
    list.style.width = "10rem";
    await waitFor(() => expect(inView(list, reports)).toBe(true));
    list.style.width = "";
    await userEvent.tab();
    await userEvent.keyboard("{Home}");
    await expect(inView(list, canvas.getByRole("tab", { name: "Lead replies" }))).toBe(true);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

function inView(list: Element, tab: Element): boolean {
  const seen = list.getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  return left >= seen.left - 1 && right <= seen.right + 1;
}

/** The left arrow key moves forward, and the lit part of the line starts at the right. */
export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  args: { defaultValue: "agents", lang: "ar" },
  render: (args) => (
    <Tabs {...args}>
      <TabsList aria-label="الوكلاء">
        <TabsTrigger value="agents">وكلاء الأعمال</TabsTrigger>
        <TabsTrigger value="features">الميزات والقدرات</TabsTrigger>
        <TabsTrigger value="prices">الأسعار</TabsTrigger>
      </TabsList>
      <TabsContent value="agents">
        <Text>ثلاثة وكلاء، لكل منهم مهمة واحدة.</Text>
      </TabsContent>
      <TabsContent value="features">
        <Text>ما يمكنهم فعله وما يتركونه للناس.</Text>
      </TabsContent>
      <TabsContent value="prices">
        <Text>من 2,500 دولار.</Text>
      </TabsContent>
    </Tabs>
  ),
  play: async ({ canvasElement }) => {
    const tabs = within(canvasElement).getAllByRole("tab");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(tabs[1]).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(tabs[2]).toHaveFocus();
    await userEvent.keyboard("{Home}");
  },
};
