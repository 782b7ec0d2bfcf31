import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, within } from "storybook/test";
import { Field } from "../field/field.tsx";
import { FileInput } from "./file-input.tsx";

const pdf = (name = "ines-kallio-resume.pdf", bytes = 219_000) =>
  new File([new Uint8Array(bytes)], name, { type: "application/pdf" });
const photo = () => new File(["pixels"], "photo.png", { type: "image/png" });

/**
 * Does what the browser does when a file is chosen in its dialog; user-event would only pretend to have filled the
 * input.
 */
async function choose(input: HTMLInputElement, file: File) {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  await fireEvent.change(input);
}

const meta = {
  title: "Components/FileInput",
  component: FileInput,
  args: {
    name: "resume",
    accept: ".pdf,.doc,.docx",
    acceptedKind: "a PDF or Word file",
    maxBytes: 5 * 1024 * 1024,
    onReject: fn(),
    onChange: fn(),
  },
  render: (args) => (
    <Field label="Resume" help="PDF or Word, up to 5 MB." className="max-w-md">
      <FileInput {...args} />
    </Field>
  ),
  parameters: {
    usage: {
      when: ["One file that goes with a form: a resume, a brief, a spreadsheet."],
      whenNot: [
        "Several files at once, or uploads with their own progress: it holds one file and sends it with the form.",
      ],
    },
  },
} satisfies Meta<typeof FileInput>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The control hit by a pointer at the center of an element, ignoring icons drawn on a button. */
function topmost(element: HTMLElement): Element | null | undefined {
  const { left, top, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2)?.closest("button, input");
}

/** Whether the ending of a truncated name is in the last visible line. */
function showsEnding(name: HTMLElement): boolean {
  const { content, top, height } = getComputedStyle(name, "::after");
  const seen = name.parentElement?.clientHeight ?? 0;
  return /….*\.pdf/.test(content) && Number.parseFloat(top) + Number.parseFloat(height) <= seen;
}

export const Default: Story = {};

/** The sheet becomes paper, announces the file, and can be cleared and filled with the same file again. */
export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText<HTMLInputElement>("Resume");
    const file = pdf();
    await choose(input, file);
    await expect(canvas.getByText("214 kB")).toBeVisible();
    await expect(showsEnding(canvas.getByText("ines-kallio-resume.pdf"))).toBe(false);
    await expect(canvas.getByRole("status")).toHaveTextContent("ines-kallio-resume.pdf, 214 kB, is attached.");
    const remove = canvas.getByRole("button", { name: "Remove ines-kallio-resume.pdf" });
    await expect(topmost(remove)).toBe(remove);
    await expect(topmost(canvas.getByText("214 kB"))).toBe(input);
    await userEvent.click(remove);
    await expect(input.files).toHaveLength(0);
    await expect(input).toHaveFocus();
    // The second click of a double click must not open a dialog.
    await expect(await fireEvent.click(input, { detail: 2 })).toBe(false);
    await expect(canvas.getByRole("status")).toHaveTextContent("ines-kallio-resume.pdf is removed.");
    await choose(input, file);
    await expect(canvas.getByRole("button", { name: "Remove ines-kallio-resume.pdf" })).toBeVisible();
  },
};

/** The input does not contain the refused file, but still the previous one. */
export const Refused: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText<HTMLInputElement>("Resume");
    await choose(input, pdf());
    await choose(input, photo());
    await expect(canvas.getByText("photo.png is not a PDF or Word file.")).toBeVisible();
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription("PDF or Word, up to 5 MB. photo.png is not a PDF or Word file.");
    await expect(input.files?.[0]?.name).toBe("ines-kallio-resume.pdf");
    await expect(args.onReject).toHaveBeenCalledOnce();
  },
};

export const TooLarge: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText<HTMLInputElement>("Resume");
    await choose(input, pdf("portfolio.pdf", 7_550_000));
    await expect(canvas.getByText("portfolio.pdf is 7.2 MB. The limit is 5 MB.")).toBeVisible();
    await expect(input.files).toHaveLength(0);
    await choose(input, pdf());
    await expect(canvas.queryByText("portfolio.pdf is 7.2 MB. The limit is 5 MB.")).toBeNull();
    await expect(input).toBeValid();
    await userEvent.click(canvas.getByRole("button"));
    await choose(input, pdf("portfolio.pdf", 7_550_000));
  },
};

export const HeldOver: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fireEvent.dragEnter(canvas.getByLabelText<HTMLInputElement>("Resume"));
    // React does not handle a drag synchronously.
    await expect(await canvas.findByText("Drop it here")).toBeVisible();
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: true } } };

export const Focus: Story = { parameters: { pseudo: { focusVisible: true } } };

export const WithError: Story = {
  name: "Error",
  render: (args) => (
    <Field label="Resume" help="PDF or Word, up to 5 MB." error="Attach your resume." className="max-w-md" required>
      <FileInput {...args} />
    </Field>
  ),
};

export const Disabled: Story = { args: { disabled: true } };

export const WithoutField: Story = {
  render: (args) => (
    <div className="max-w-md">
      <FileInput {...args} aria-label="Resume" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText<HTMLInputElement>("Resume");
    await choose(input, photo());
    await expect(input).toHaveAccessibleDescription("photo.png is not a PDF or Word file.");
  },
};

export const LongText: Story = {
  play: async ({ canvasElement }) => {
    const name = "2026-03-30_application_senior-ai-engineer_ines-kallio_pellwater-research_final_version_2.pdf";
    await choose(within(canvasElement).getByLabelText<HTMLInputElement>("Resume"), pdf(name));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(showsEnding(within(canvasElement).getByText(name))).toBe(true);
  },
  render: (args) => (
    <Field label="Resume" className="max-w-80">
      <FileInput {...args} />
    </Field>
  ),
};

export const RightToLeft: Story = {
  args: { words: { choose: "اختر ملفا", orDrop: "أو أفلته هنا", remove: (name) => `إزالة ${name}` } },
  render: (args) => (
    <Field label="السيرة الذاتية" className="max-w-md">
      <FileInput {...args} />
    </Field>
  ),
  globals: { direction: "rtl" },
  play: async ({ canvasElement }) => {
    await choose(within(canvasElement).getByLabelText<HTMLInputElement>("السيرة الذاتية"), pdf());
  },
};
