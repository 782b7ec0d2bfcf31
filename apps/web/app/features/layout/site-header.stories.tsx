import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { block } from "../../testing/in-site.tsx";
import { SiteHeader } from "./site-header.tsx";
import { themedPage } from "./theme-switch.tsx";

const meta = {
  ...block,
  tags: ["dark-only"],
  title: "Website/Site header",
  parameters: {
    ...block.parameters,
    usage: {
      when: ["The top of every page, on the ground and over a hero."],
      whenNot: ["A header within a page: take SectionHeader."],
    },
  },
  component: SiteHeader,
  beforeEach: () => () => window.scrollTo(0, 0),
  // The header sticks to the top of a page that is long enough to scroll.
  render: () => (
    <>
      <div className="site-top">
        <SiteHeader />
      </div>
      <main className="min-h-[200vh] px-pad pt-32">
        <p className="text-lead text-fg-2">What stands under the header.</p>
      </main>
    </>
  ),
} satisfies Meta<typeof SiteHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Top: Story = {};

export const Scrolled: Story = {
  play: async ({ canvasElement }) => {
    window.scrollTo(0, 60);
    const header = within(canvasElement).getByRole("banner");
    await waitFor(() => expect(getComputedStyle(header).backdropFilter).toContain("blur(14px)"));
  },
};

export const OnAboutPage: Story = { parameters: { at: "/about" } };

/** In the app area the theme can be chosen. */
export const InAppArea: Story = { parameters: { handle: themedPage } };

export const MenuOpen: Story = {
  globals: { viewport: { value: "w1280", isRotated: false } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).queryByRole("button", { name: "Solutions" });
    // A phone has no such button.
    if (!button) return;
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await waitFor(() => expect(within(canvasElement).getByText("All Solutions", { selector: "span" })).toBeVisible());
  },
};

export const MobileMenu: Story = {
  globals: { viewport: { value: "w390", isRotated: false } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).queryByRole("button", { name: "Menu" });
    // A wide screen has no such button.
    if (!button) return;
    await userEvent.click(button);
    const menu = canvasElement.querySelector("[popover]");
    await waitFor(() => expect(menu).toBeVisible());
    await userEvent.click(within(canvasElement).getByText("Solutions", { selector: "summary" }));
    await expect(within(canvasElement).getByRole("link", { name: "All Solutions" })).toBeVisible();
  },
};
