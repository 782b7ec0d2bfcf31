import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { block } from "../../testing/in-site.tsx";
import { AccountPanel } from "./account-panel.tsx";
import { type AuthPort, contactFormPort } from "./auth-port.ts";
import { AuthProvider } from "./auth-provider.tsx";

const account = (port: AuthPort) => (
  <AuthProvider port={port}>
    <div className="grid max-w-xl gap-6 p-6">
      <AccountPanel />
    </div>
  </AuthProvider>
);

const meta = {
  // Both themes, unlike the blocks of the marketing pages.
  decorators: block.decorators,
  parameters: {
    ...block.parameters,
    usage: {
      when: ["The ways into an account and out of it, beside what an account is for."],
      whenNot: ["Anything that has to be private: the site has no accounts, each way leads to a person."],
    },
  },
  title: "Website/Account",
  component: AccountPanel,
  render: () => account(contactFormPort),
} satisfies Meta<typeof AccountPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Nobody: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: "w390", isRotated: false } } };

const signedIn: AuthPort = {
  ...contactFormPort,
  currentUser: () => Promise.resolve({ id: "ines", name: "Ines Kallio", role: "user" }),
  isAuthenticated: (user) => user !== null,
};

export const SignedIn: Story = { render: () => account(signedIn) };

const down: AuthPort = { ...contactFormPort, signUp: () => Promise.reject(new Error("no connection")) };

export const Failed: Story = {
  render: () => account(down),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Create account/ }));
    await expect(await within(canvasElement).findByRole("alert")).toHaveTextContent(
      /^That did not work: no connection/,
    );
  },
};

/** There is no session to end, so the overlay says whom to write to. */
export const SignOut: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Sign out" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Nothing to sign out of" })).toBeVisible());
  },
};

export const SignOutOnPhone: Story = { ...SignOut, globals: { viewport: { value: "w390", isRotated: false } } };
