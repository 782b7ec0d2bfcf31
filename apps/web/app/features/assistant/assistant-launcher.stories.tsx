import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { block } from "../../testing/in-site.tsx";
import { AssistantLauncher } from "./assistant-launcher.tsx";

const meta = {
  // Both themes, unlike the blocks of the marketing pages. The launcher is fixed to the corner of the window.
  decorators: [...block.decorators, (Story) => <div className="min-h-[680px]">{Story()}</div>],
  parameters: {
    ...block.parameters,
    docs: { story: { inline: false, iframeHeight: 680 } },
    usage: {
      when: [
        "Once on every page, in its corner: the way to the assistant, whose code it fetches when someone reaches for it.",
      ],
      whenNot: [
        "A second one on the same page: both would open the same panel.",
        "The panel in each state of an answer: take Website/Assistant panel.",
      ],
    },
  },
  title: "Website/Assistant launcher",
  component: AssistantLauncher,
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof AssistantLauncher>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Focus: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("button", { name: "Open chat assistant" })).toHaveFocus();
  },
};

/** Escape closes the panel and returns the focus to the button. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    // The panel's code loads only now.
    const message = await canvas.findByRole("textbox", { name: "Message" });
    await waitFor(() => expect(message).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    const button = canvas.getByRole("button", { name: "Open chat assistant" });
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute("aria-expanded", "false");
  },
};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Open chat assistant" }));
    await expect(await within(canvasElement).findByRole("dialog", { name: "Chat assistant" })).toBeVisible();
  },
};

export const OpenOnPhone: Story = { ...Open, globals: { viewport: { value: "w390", isRotated: false } } };
