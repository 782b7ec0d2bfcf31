import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Input } from "../input/input.tsx";
import { NavigationSheet, type NavigationSheetProps, NavigationSheetTrigger, SheetGroup, SheetRow } from "./sheet.tsx";

const rows = (
  <>
    <SheetGroup label="Solutions" name="navigation">
      <SheetRow level="sub" href="#ml">
        Machine Learning
      </SheetRow>
      <SheetRow level="sub" href="#consulting" aria-current="page">
        AI Consulting
      </SheetRow>
    </SheetGroup>
    <SheetGroup label="Services" name="navigation">
      <SheetRow level="sub" href="#automation">
        AI Automation
      </SheetRow>
    </SheetGroup>
    <SheetRow href="#about">About</SheetRow>
    <SheetRow href="#careers">Careers</SheetRow>
    <Button size="lg" className="mt-6 w-full">
      Contact Us
    </Button>
  </>
);

const meta = {
  title: "Components/NavigationSheet",
  component: NavigationSheet,
  subcomponents: { NavigationSheetTrigger, SheetGroup, SheetRow },
  args: { id: "navigation", "aria-label": "Menu", page: "/", children: rows },
  argTypes: { children: { control: false } },
  globals: { viewport: { value: "w390", isRotated: false } },
  parameters: {
    layout: "none",
    docs: { story: { inline: false, height: "560px" } },
    usage: {
      when: [
        "The navigation of a site below 768 px.",
        "Where it has to open before any script has come, and without one.",
      ],
      whenNot: [
        "Details or filters beside a list: that is a Sheet.",
        "A navigation that fits into the header: that is a NavigationMenu.",
      ],
    },
  },
  render: (args) => (
    <>
      <header className="flex h-[60px] items-center justify-between px-pad">
        <a href="#home" className="font-semibold">
          Thirtyfold
        </a>
        <div>
          <NavigationSheetTrigger popoverTarget={args.id} aria-label="Menu" />
          <NavigationSheet {...args} />
        </div>
      </header>
      <main className="min-h-[1500px] p-6 text-fg-2">
        <a href="#below">The page below the header.</a>
      </main>
    </>
  ),
} satisfies Meta<NavigationSheetProps>;
export default meta;

type Story = StoryObj<typeof meta>;

const sheetOf = (canvasElement: HTMLElement) => {
  const sheet = canvasElement.querySelector<HTMLElement>("[popover]");
  if (sheet === null) throw new Error("There is no sheet");
  return sheet;
};

/** Waits until the sheet has faded in, with its final colors. */
const faded = (sheet: HTMLElement) => waitFor(() => expect(getComputedStyle(sheet).opacity).toBe("1"));

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole("button", { name: "Menu" }));
  const sheet = sheetOf(canvasElement);
  await faded(sheet);
  return sheet;
};

export const Closed: Story = {
  play: ({ canvasElement }) => expect(sheetOf(canvasElement)).not.toBeVisible(),
};

/** The page behind is inert and does not scroll; the header stays usable. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const sheet = await open(canvasElement);
    await expect(Math.round(sheet.getBoundingClientRect().top)).toBe(60);
    await expect(canvasElement.querySelector("main")?.inert).toBe(true);
    await expect(canvasElement.querySelector("header")?.closest("[inert]")).toBeNull();
    await expect(getComputedStyle(document.documentElement).overflowY).toBe("hidden");
    sheet.hidePopover();
    await expect(canvasElement.querySelector("main")?.inert).toBe(false);
    await expect(getComputedStyle(document.documentElement).overflowY).not.toBe("hidden");
    sheet.showPopover();
    await faded(sheet);
  },
};

/** One group is open at a time, which the browser enforces by their name. */
export const Groups: Story = {
  play: async ({ canvasElement }) => {
    const sheet = within(await open(canvasElement));
    await userEvent.click(sheet.getByText("Services"));
    await expect(sheet.getByRole("link", { name: "AI Automation" })).toBeVisible();
    await userEvent.click(sheet.getByText("Solutions"));
    await expect(sheet.getByRole("link", { name: "AI Consulting" })).toBeVisible();
    await expect(sheet.getByText("AI Automation")).not.toBeVisible();
  },
};

export const Hover: Story = {
  parameters: { pseudo: { hover: ["summary", "a[href='#about']"] } },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};

export const Focus: Story = {
  parameters: { pseudo: { focusVisible: ["details:first-child > summary", "a[href='#about']"] } },
  play: async ({ canvasElement }) => void (await open(canvasElement)),
};

/** Tab stays between the trigger and the sheet; closing returns focus to the trigger. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole("button", { name: "Menu" });
    trigger.focus();
    const sheet = await open(canvasElement);
    const [first] = sheet.querySelectorAll("summary");
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(trigger).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(within(sheet).getByRole("button", { name: "Contact Us" })).toHaveFocus();
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.tab();
    sheet.hidePopover();
    await expect(trigger).toHaveFocus();
  },
};

/** Tab reaches the fields among the rows, and skips disabled ones. */
export const Fields: Story = {
  args: {
    children: (
      <>
        <Input type="search" aria-label="Search" />
        <Button disabled>Sign in</Button>
        <SheetRow href="#about">About</SheetRow>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const sheet = within(await open(canvasElement));
    const trigger = within(canvasElement).getByRole("button", { name: "Menu" });
    trigger.focus();
    await userEvent.tab();
    await expect(sheet.getByRole("searchbox", { name: "Search" })).toHaveFocus();
    await userEvent.tab();
    await expect(sheet.getByRole("link", { name: "About" })).toHaveFocus();
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(sheet.getByRole("searchbox", { name: "Search" })).toHaveFocus();
  },
};

/** Longer content scrolls in the sheet. */
export const LongText: Story = {
  args: {
    children: Array.from({ length: 24 }, (_, row) => (
      <SheetRow key={row} href={`#receipt-${row}`}>
        Receipt {1041 + row}, Quillon Freight, waits for Adaeze Lindqvist
      </SheetRow>
    )),
  },
  play: async ({ canvasElement }) => {
    const sheet = await open(canvasElement);
    await expect(sheet.scrollHeight).toBeGreaterThan(sheet.clientHeight);
    await expect(sheet.scrollWidth).toBe(sheet.clientWidth);
  },
};

export const RightToLeftLargeText: Story = {
  globals: { direction: "rtl", text: "double", viewport: { value: "w390", isRotated: false } },
  play: async ({ canvasElement }) => {
    const sheet = await open(canvasElement);
    await userEvent.click(within(sheet).getByText("Solutions"));
    await expect(sheet.scrollWidth).toBe(sheet.clientWidth);
  },
};

export const NestedTheme: Story = {
  decorators: [
    (Story, { globals }) => (
      <div data-theme={globals["theme"] === "light" ? "dark" : "light"} className="bg-canvas text-fg">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const sheet = await open(canvasElement);
    const place = sheet.closest("[data-theme]");
    await expect(getComputedStyle(sheet).backgroundColor).toBe(place && getComputedStyle(place).backgroundColor);
  },
};
