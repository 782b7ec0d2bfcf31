import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Textarea } from "./textarea.tsx";

const heightOf = (element: Element) => element.getBoundingClientRect().height;
const note = "Every Monday the agent drafts the supplier analysis and waits for Ines to approve it. ";

const meta = {
  title: "Components/Textarea",
  component: Textarea,
  args: { "aria-label": "Message", placeholder: "One task your team repeats every week" },
  argTypes: { rows: { control: "number" }, maxHeight: { control: "number" } },
  decorators: [
    (Story) => (
      <div className="max-w-md">
        <Story />
      </div>
    ),
  ],
  parameters: {
    usage: {
      when: ["Text of several sentences.", "A chat composer: rows={1} begins as high as an Input and grows."],
      whenNot: ["One line: take Input."],
    },
  },
} satisfies Meta<typeof Textarea>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(heightOf(within(canvasElement).getByRole("textbox"))).toBeCloseTo(112, 0);
  },
};

/** It grows with its text, stops at 300 px and then scrolls. */
export const Grows: Story = {
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole("textbox");
    await userEvent.type(area, "One{enter}two{enter}three{enter}four{enter}five{enter}six");
    const grown = heightOf(area);
    await expect(grown).toBeGreaterThan(140);
    await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight);
    await userEvent.clear(area);
    await expect(heightOf(area)).toBeCloseTo(112, 0);
    await userEvent.click(area);
    await userEvent.paste(note.repeat(20));
    await expect(heightOf(area)).toBeCloseTo(300, 0);
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
  },
};

/** The app controls the value: cleared after sending, the box shrinks again. */
export const Composer: Story = {
  render: () => <ComposerExample />,
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole("textbox");
    await expect(heightOf(area)).toBeCloseTo(44, 0);
    await userEvent.type(area, "Approve the 2 quotes{Shift>}{Enter}{/Shift}and hold the third.");
    await expect(heightOf(area)).toBeCloseTo(68, 0);
    await userEvent.keyboard("{Enter}");
    await expect(area).toHaveValue("");
    await expect(heightOf(area)).toBeCloseTo(44, 0);
  },
};

function ComposerExample() {
  const [text, setText] = useState("");
  return (
    <Textarea
      aria-label="Message"
      placeholder="Type your message..."
      rows={1}
      maxHeight={160}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
        event.preventDefault();
        setText("");
      }}
    />
  );
}

export const Rows: Story = {
  args: { rows: 6 },
  play: async ({ canvasElement }) => {
    await expect(heightOf(within(canvasElement).getByRole("textbox"))).toBeCloseTo(6 * 24 + 20, 0);
  },
};

export const Full: Story = { args: { defaultValue: note.repeat(20) } };

export const Hover: Story = { parameters: { pseudo: { hover: true } } };

export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } };

export const Invalid: Story = { name: "Error", args: { "aria-invalid": true } };

export const Disabled: Story = { args: { disabled: true, defaultValue: note } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: note } };

export const RightToLeft: Story = {
  args: { "aria-label": "الرسالة", defaultValue: "كل يوم اثنين يجهز الوكيل تحليل الموردين وينتظر موافقة إيناس." },
  globals: { direction: "rtl" },
};
