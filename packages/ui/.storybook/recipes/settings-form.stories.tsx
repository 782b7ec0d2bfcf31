import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { ToastProvider } from "../../src/toast/toast.tsx";
import { type Settings, SettingsForm } from "./settings-form.tsx";

type Args = ComponentProps<typeof SettingsForm>;

const start: Settings = { name: "Pellwater", zone: "Europe/Vienna", approval: "always", mails: ["Every morning"] };

function Page({ saved: before, onSave }: Args) {
  const [saved, setSaved] = useState(before);
  return (
    <ToastProvider>
      <SettingsForm
        saved={saved}
        onSave={async (settings) => {
          await onSave(settings);
          setSaved(settings);
        }}
      />
    </ToastProvider>
  );
}

const meta = {
  title: "Recipes/A settings form",
  component: SettingsForm,
  args: { saved: start, onSave: fn<Args["onSave"]>() },
  parameters: {
    usage: {
      when: [
        "Settings that belong together and hold once they are saved: a draft beside what is saved, and a bar that says which of the two is seen.",
        "That there are unsaved changes is said in the bar, as a status: it is neither a Callout, which stays true, nor a Toast, which goes.",
        'A failed Save stands in the form as a Callout with `role="alert"`, and the changes stay. A Save that worked is a Toast.',
      ],
      whenNot: [
        "Settings that hold at once: those are Switches, in a part of the page of their own that has no Save, and a Toast with `undo` after each.",
        "One setting alone: it holds at once, or is asked for in a Dialog.",
      ],
    },
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof SettingsForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Saved: Story = {};
export const Phone: Story = { globals: { viewport: { value: "w390", isRotated: false } } };

/** An undone change does not count as one; pressing Save without a change does nothing. */
export const DirtyAndSaved: Story = {
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole("textbox", { name: "Name" });
    const save = canvas.getByRole("button", { name: "Save changes" });
    await userEvent.click(save);
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(name, "!");
    await expect(canvas.getByText("Unsaved changes")).toBeVisible();
    await userEvent.keyboard("{Backspace}");
    await expect(canvas.getByText("All changes are saved")).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "When an agent fails" }));
    await userEvent.click(save);
    await waitFor(() => expect(screen.getByText("Settings saved")).toBeVisible());
    await expect(args.onSave).toHaveBeenCalledWith({ ...start, mails: ["Every morning", "When an agent fails"] });
    await expect(canvas.getByText("All changes are saved")).toBeVisible();
    await expect(save).toHaveFocus();
  },
};

/** The changes stay, and the form says why they were not saved. */
export const Failed: Story = {
  args: { onSave: fn<Args["onSave"]>(() => Promise.reject(new Error("offline"))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Above 500 dollars" }));
    await userEvent.click(canvas.getByRole("button", { name: "Save changes" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The settings were not saved");
    await expect(canvas.getByRole("radio", { name: "Above 500 dollars" })).toBeChecked();
    await expect(canvas.getByText("Unsaved changes")).toBeVisible();
  },
};

/** One press discards the changes, another restores them. */
export const DiscardedAndBroughtBack: Story = {
  play: async ({ canvas }) => {
    const name = canvas.getByRole("textbox", { name: "Name" });
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole("button", { name: "Save changes" }));
    await expect(name).toBeInvalid();
    await expect(name).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Discard" }));
    await expect(name).toHaveValue("Pellwater");
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await expect(name).toHaveValue("");
  },
};
