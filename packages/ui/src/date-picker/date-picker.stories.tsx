import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { otherTheme } from "../../.storybook/stage/other-theme.tsx";
import { Field } from "../field/field.tsx";
import { DatePicker } from "./date-picker.tsx";

const meta = {
  title: "Components/DatePicker",
  component: DatePicker,
  // A past day: today's label begins with "Today".
  args: { defaultValue: "2025-11-25", onValueChange: fn() },
  parameters: {
    docs: { story: { inline: false, height: "480px" } },
    usage: {
      when: [
        "A day that people choose by its weekday or by the days around it: a due date, the start of a job.",
        "`min`, `max` and `isDayDisabled` where not every day is possible.",
      ],
      whenNot: [
        'A day that people know by heart, as a date of birth: an Input with `type="date"` is typed faster and costs no library.',
        '"Today", "This week", "Last 30 days": that is a Select or a SegmentedControl.',
        "A time of day: that is a TimeField.",
      ],
    },
  },
  render: (args) => (
    <div className="min-h-[440px] max-w-[22rem]">
      <Field label="First day" help="The agent starts at 9 on this day.">
        <DatePicker {...args} />
      </Field>
    </div>
  ),
} satisfies Meta<typeof DatePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

const openCalendar: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getAllByRole("button").at(-1) ?? canvasElement);
  await screen.findByRole("dialog");
};
const day = (name: string) => screen.findByRole("button", { name });

export const Open: Story = { play: openCalendar };
export const Empty: Story = { args: { defaultValue: "" } };
export const Disabled: Story = { args: { disabled: true } };
export const Phone: Story = { globals: { viewport: { value: "w320" } }, play: openCalendar };

export const Invalid: Story = {
  render: (args) => (
    <Field label="First day" error="Choose the first day.">
      <DatePicker {...args} defaultValue="" />
    </Field>
  ),
};

/** The language determines the date order, the names of months and the first day of the week. */
export const German: Story = {
  args: {
    locale: "de-AT",
    words: {
      choose: "Datum wählen",
      clear: "Leeren",
      today: "Heute",
      chosen: "gewählt",
      previousMonth: "Voriger Monat",
      nextMonth: "Nächster Monat",
      refused: "An diesem Tag geht es nicht.",
    },
  },
  play: async (context) => {
    await expect(within(context.canvasElement).getByRole("textbox")).toHaveValue("25.11.2025");
    await openCalendar(context);
    const weekdays = within(screen.getByRole("dialog")).getAllByRole("columnheader", { hidden: true });
    await expect(weekdays[0]).toHaveAttribute("aria-label", "Montag");
    await expect(await day("Dienstag, 25. November 2025, gewählt")).toHaveFocus();
  },
};

export const RightToLeftLargeText: Story = {
  args: { locale: "ar-EG" },
  globals: { direction: "rtl", text: "double", viewport: { value: "w390" } },
  play: async (context) => {
    await openCalendar(context);
    await waitFor(() => expect(document.activeElement).toHaveTextContent("٢٥"));
    await userEvent.keyboard("{ArrowLeft}");
    await expect(document.activeElement).toHaveTextContent("٢٦");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** Tuesday to Friday of the next three weeks. */
export const SomeDaysOnly: Story = {
  args: {
    min: "2025-11-19",
    max: "2025-12-11",
    isDayDisabled: (each) => [0, 1, 6].includes(new Date(each).getUTCDay()),
  },
  play: async (context) => {
    await openCalendar(context);
    await expect(await day("Monday, November 24, 2025")).toBeDisabled();
    await expect(await day("Tuesday, November 18, 2025")).toBeDisabled();
    await expect(screen.getByRole("button", { name: "Previous month" })).toHaveAttribute("aria-disabled", "true");
  },
};

/** Arrow keys move by days and weeks, Page Up and Page Down by months, with Shift by years; Enter chooses. */
export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole("button", { name: "Choose a date" });
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(async () => expect(await day("Tuesday, November 25, 2025, chosen")).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}{ArrowDown}");
    await waitFor(async () => expect(await day("Wednesday, December 3, 2025")).toHaveFocus());
    await userEvent.keyboard("{Shift>}{PageUp}{/Shift}{PageDown}{Home}");
    await waitFor(async () => expect(await day("Sunday, December 29, 2024")).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onValueChange).toHaveBeenLastCalledWith("2024-12-29");
    await expect(canvas.getByRole("textbox", { name: "First day" })).toHaveValue("12/29/2024");
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(trigger).toHaveFocus();
  },
};

/** Text that is not a date stays, and the field explains how to write one. */
export const TypedWrong: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "First day" });
    await userEvent.clear(field);
    await userEvent.type(field, "Tuesday{Tab}");
    await expect(field).toHaveValue("Tuesday");
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Write a date as month\/day\/year, for example/);
    await expect(args.onValueChange).toHaveBeenLastCalledWith("");
  },
};

export const Hover: Story = {
  parameters: { pseudo: { hover: ["input", "td:nth-child(3) button", "nav button"] } },
  play: openCalendar,
};
export const Focus: Story = { parameters: { pseudo: { focusVisible: ["input", "[aria-haspopup]"] } } };

/** The calendar has the theme of the field's surroundings. */
export const NestedTheme: Story = {
  decorators: [otherTheme],
  play: async (context) => {
    await openCalendar(context);
    const other = context.globals["theme"] === "light" ? "dark" : "light";
    await expect(screen.getByRole("dialog").closest("[data-theme]")).toHaveAttribute("data-theme", other);
  },
};
