import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { doorStory, serverOf } from "../../testing/story-desk.tsx";
import { SignInScreen } from "./sign-in-screen.tsx";

const meta = {
  ...doorStory,
  title: "Desk/Sign-in",
  component: SignInScreen,
  parameters: {
    ...doorStory.parameters,
    usage: {
      when: ["Nobody is signed in: by a passkey, or the first time by the administrator’s token."],
      whenNot: ["Coming by a link of an owner: Desk/Join."],
    },
  },
} satisfies Meta<typeof SignInScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ByPasskey: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("button", { name: "Sign in with a passkey" });
  },
};

export const ByToken: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Use the administrator's token" }));
    await canvas.findByLabelText("Administrator's token");
  },
};

export const Failed: Story = {
  beforeEach: serverOf({ "session/options": "failed" }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Sign in with a passkey" }));
    await canvas.findByText("You are not signed in");
  },
};
