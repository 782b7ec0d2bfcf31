import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useRef, useState } from "react";
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Checkbox, CheckboxGroup } from "../checkbox/checkbox.tsx";
import { FileInput } from "../file-input/file-input.tsx";
import { Input } from "../input/input.tsx";
import { RadioGroup, RadioGroupItem } from "../radio-group/radio-group.tsx";
import { Select } from "../select/select.tsx";
import { Textarea } from "../textarea/textarea.tsx";
import { Field } from "./field.tsx";

type ApplicationProps = { onSend: (answers: Record<string, string[]>) => void };

const required = new Map([
  ["name", "Enter your name."],
  ["email", "Enter your email."],
  ["position", "Choose a position."],
  ["skills", "Choose at least one."],
  ["start", "Choose when you could start."],
  ["resume", "Attach your resume."],
  ["letter", "Write a few lines about yourself."],
]);

const isEmpty = (value: FormDataEntryValue | undefined) =>
  value === undefined || (typeof value === "string" ? value.trim() === "" : value.size === 0);

const positions = [
  { value: "senior-ai-engineer", label: "Senior AI Engineer" },
  { value: "full-stack-developer", label: "Full Stack Developer" },
  { value: "product-manager", label: "Product Manager" },
  { value: "head-of-sales", label: "Head of Sales", disabled: true },
  { value: "project-manager", label: "Project Manager" },
];

/**
 * How to write a form with these components: native names, one object of errors, and an error goes when its field
 * changes.
 */
function Application({ onSend }: ApplicationProps) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);

  const submit: ComponentProps<"form">["onSubmit"] = (event) => {
    event.preventDefault();
    const answers = new FormData(event.currentTarget);
    const missing = [...required].filter(([name]) => isEmpty(answers.getAll(name)[0]));
    setErrors(Object.fromEntries(missing));
    if (missing.length > 0) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const names = new Set(answers.keys());
    onSend(Object.fromEntries([...names].map((name) => [name, answers.getAll(name).map(asText)])));
  };
  // Every control in the form reports changes, under its name in the form.
  const mend: ComponentProps<"form">["onChange"] = ({ target }) => {
    const name = "name" in target ? target.name : "";
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([other]) => other !== name)));
  };

  return (
    <form ref={form} noValidate onSubmit={submit} onChange={mend} className="grid max-w-2xl gap-6">
      <div className="grid items-start gap-6 md:grid-cols-2">
        <Field label="Name" error={errors["name"]} required>
          <Input name="name" autoComplete="name" />
        </Field>
        <Field label="Email" error={errors["email"]} required>
          <Input name="email" type="email" autoComplete="email" />
        </Field>
        <Field label="Phone" optional>
          <Input name="phone" type="tel" autoComplete="tel" />
        </Field>
        <Field label="Portfolio" optional>
          <Input name="portfolio" type="url" placeholder="https://" />
        </Field>
      </div>
      <Field label="Position" error={errors["position"]} required>
        <Select name="position" placeholder="Choose one of five" options={positions} />
      </Field>
      <CheckboxGroup legend="What have you built" help="Choose all that apply." error={errors["skills"]}>
        <Checkbox name="skills" value="agents">
          Agents that act in other systems
        </Checkbox>
        <Checkbox name="skills" value="retrieval">
          Search over a company's documents
        </Checkbox>
        <Checkbox name="skills" value="approvals">
          Approval steps and audit logs
        </Checkbox>
      </CheckboxGroup>
      <RadioGroup name="start" legend="Earliest start" orientation="horizontal" error={errors["start"]} required>
        <RadioGroupItem value="now">At once</RadioGroupItem>
        <RadioGroupItem value="30-days">In 30 days</RadioGroupItem>
        <RadioGroupItem value="later">Later</RadioGroupItem>
      </RadioGroup>
      <Field label="Resume" help="PDF or Word, up to 5 MB." error={errors["resume"]} required>
        <FileInput
          name="resume"
          accept=".pdf,.doc,.docx"
          acceptedKind="a PDF or Word file"
          maxBytes={5 * 1024 * 1024}
        />
      </Field>
      <Field label="Cover letter" help="What would you hand to an agent first?" error={errors["letter"]} required>
        <Textarea name="letter" />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">Send application</Button>
        <Button type="reset" variant="ghost" onClick={() => setErrors({})}>
          Clear
        </Button>
      </div>
    </form>
  );
}

const asText = (value: FormDataEntryValue) => (typeof value === "string" ? value : value.name);

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

/** Focuses a control whose upper edge is at the top of a low view, as happens after a form's errors. */
async function expectLabelInView(label: HTMLElement, control: HTMLElement, view: HTMLElement) {
  view.style.cssText = "height: 240px; overflow-y: auto";
  const { top } = view.getBoundingClientRect();
  view.scrollTop += control.getBoundingClientRect().top - top;
  await expect(label.getBoundingClientRect().top).toBeLessThan(top);
  control.focus();
  await expect(label.getBoundingClientRect().top).toBeGreaterThanOrEqual(top);
  view.style.cssText = "";
}

const meta = {
  title: "Components/Whole form",
  component: Application,
  args: { onSend: fn<ApplicationProps["onSend"]>() },
  parameters: {
    usage: {
      when: ["As the pattern of every form: noValidate, errors on submit, the focus on the first of them."],
      whenNot: ["While the visitor types: an error comes on submit and goes on edit, never in the middle of a word."],
    },
  },
} satisfies Meta<typeof Application>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Errors: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Send application" }));
    await waitFor(() => expect(canvas.getByLabelText("Name")).toHaveFocus());
    await expect(canvas.getByRole("radiogroup", { name: "Earliest start" })).toBeInvalid();
    for (const label of ["Email", "Position", "Resume"]) {
      await expectLabelInView(canvas.getByText(label), canvas.getByLabelText(label), canvasElement);
    }
  },
};

/** Submitted empty, corrected by keyboard alone, and submitted again. */
export const AWholeForm: Story = {
  name: "A whole form",
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const send = canvas.getByRole("button", { name: "Send application" });
    send.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByLabelText("Name")).toHaveFocus());
    for (const sentence of required.values()) await expect(canvas.getByText(sentence)).toBeVisible();

    await userEvent.keyboard("Ines{Tab}i@pell.io{Tab}{Tab}{Tab}");
    await expect(canvas.getByRole("combobox", { name: "Position" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("option", { name: "Senior AI Engineer" })).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await waitFor(() => expect(canvas.getByRole("combobox")).toHaveTextContent("Product Manager"));
    await waitFor(() => expect(canvas.getByRole("combobox")).toHaveFocus());

    await userEvent.keyboard("{Tab} {Tab}{Tab} {Tab}");
    await expect(canvas.getByRole("radio", { name: "At once" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "In 30 days" })).toBeChecked();
    await userEvent.tab();
    const resume = canvas.getByLabelText<HTMLInputElement>("Resume");
    await expect(resume).toHaveFocus();
    await choose(resume, new File(["%PDF-1.7"], "ines-kallio.pdf", { type: "application/pdf" }));
    resume.focus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Remove ines-kallio.pdf" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("Reports.{Tab}");
    for (const sentence of required.values()) await expect(canvas.queryByText(sentence)).toBeNull();

    await expect(send).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSend).toHaveBeenCalledWith({
      name: ["Ines"],
      email: ["i@pell.io"],
      phone: [""],
      portfolio: [""],
      position: ["product-manager"],
      skills: ["agents", "approvals"],
      start: ["30-days"],
      resume: ["ines-kallio.pdf"],
      letter: ["Reports."],
    });
  },
};

/** Every control returns to its initial state with the form. */
export const Reset: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText("Name"), "Tom");
    await userEvent.click(canvas.getByRole("checkbox", { name: "Approval steps and audit logs" }));
    await userEvent.click(canvas.getByRole("radio", { name: "Later" }));
    await choose(
      canvas.getByLabelText<HTMLInputElement>("Resume"),
      new File(["a"], "tomas.pdf", { type: "application/pdf" }),
    );
    await expect(canvas.getByText("tomas.pdf")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(canvas.getByLabelText("Name")).toHaveValue("");
    await expect(canvas.getByRole("checkbox", { name: "Approval steps and audit logs" })).not.toBeChecked();
    await expect(canvas.getByRole("radio", { name: "Later" })).not.toBeChecked();
    await expect(canvas.queryByText("tomas.pdf")).toBeNull();
    await expect(canvas.getByLabelText<HTMLInputElement>("Resume").files).toHaveLength(0);
  },
};
