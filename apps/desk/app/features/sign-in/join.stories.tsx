import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { doorStory, serverOf } from "../../testing/story-desk.tsx";
import { JoinScreen } from "./join-screen.tsx";

const meta = {
  ...doorStory,
  title: "Desk/Join",
  component: JoinScreen,
  args: { secret: "s3cret", onDone: () => {} },
  parameters: {
    ...doorStory.parameters,
    usage: {
      when: [
        "Somebody comes by a link that an owner made. It waits for a press: what only looks at links must not use them up.",
      ],
      whenNot: ["Signing in otherwise: Desk/Sign-in."],
    },
  },
} satisfies Meta<typeof JoinScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ByLink: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("button", { name: "Open the desk" });
  },
};

export const SignedInAlready: Story = {
  args: { signedIn: "Ines Kallio" },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("button", { name: "Stay Ines Kallio" });
  },
};

export const LinkUsed: Story = {
  beforeEach: serverOf({ session: "failed" }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Open the desk" }));
    await canvas.findByText("The link did not sign you in");
  },
};
