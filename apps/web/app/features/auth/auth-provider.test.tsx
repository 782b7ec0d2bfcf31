import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { AccountPanel } from "./account-panel.tsx";
import { useAuth } from "./auth-context.ts";
import type { AuthPort, User } from "./auth-port.ts";
import { AuthProvider } from "./auth-provider.tsx";

const ada: User = { id: "1", name: "Ada", role: "user" };
const opened = vi.fn<typeof window.open>();

function State() {
  const { user, isAuthenticated, loading, error } = useAuth();
  return <output>{JSON.stringify([user?.name ?? null, isAuthenticated, loading, error?.message ?? null])}</output>;
}
const state = (): unknown => JSON.parse(screen.getByRole("status").textContent ?? "");

function show(port?: Partial<AuthPort>) {
  const filled: AuthPort | undefined = port && {
    isAuthenticated: (user) => user !== null,
    signIn: () => Promise.resolve(null),
    signUp: () => Promise.resolve(null),
    resetPassword: () => Promise.resolve(),
    askAdminAccess: () => Promise.resolve(null),
    signOut: () => Promise.resolve("signed-out"),
    ...port,
  };
  const Page = () => (
    <AuthProvider {...(filled && { port: filled })}>
      <State />
      <AccountPanel />
    </AuthProvider>
  );
  const Site = createRoutesStub([{ path: "/", Component: Page }]);
  render(<Site />);
}
const press = async (name: RegExp) => await userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  opened.mockReset();
  vi.stubGlobal("open", opened);
});

describe("the site without accounts", () => {
  it("has no user, treats everybody as signed in, and waits for nothing", () => {
    show();
    expect(state()).toEqual([null, true, false, null]);
  });

  it.each([/^Sign in/, /^Create account/, /^Reset password/, /^Admin access/])(
    "%s opens the contact form in a new tab",
    async (name) => {
      show();
      expect(screen.getByRole("button", { name })).toHaveAccessibleName(/\(opens in a new tab\)$/);
      await press(name);
      expect(opened.mock.calls).toEqual([["/intake-form.html", "_blank", "noopener"]]);
      await waitFor(() => expect(state()).toEqual([null, true, false, null]));
    },
  );

  it("suggests writing to us on sign-out, and opens nothing", async () => {
    show();
    await press(/^Sign out/);
    const overlay = await screen.findByRole("dialog", { name: "Nothing to sign out of" });
    expect(overlay).toHaveAccessibleDescription(/write to us\.$/);
    expect(screen.getByRole("link", { name: /^Contact us/ })).toHaveAttribute("href", "/intake-form.html");
    expect(opened).not.toHaveBeenCalled();
    expect(overlay).toContainElement(document.activeElement as HTMLElement);
  });

  it("closes the overlay by Escape, backdrop and button, and returns the focus", async () => {
    show();
    const closings = [
      () => userEvent.keyboard("{Escape}"),
      () => userEvent.click(document.querySelector(".tf\\:bg-scrim") ?? document.body),
      () => press(/^Stay here/),
    ];
    for (const close of closings) {
      await press(/^Sign out/);
      await screen.findByRole("dialog");
      await close();
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await waitFor(() => expect(screen.getByRole("button", { name: /^Sign out/ })).toHaveFocus());
    }
  });
});

describe("a real provider", () => {
  it("is asked once for the current user", async () => {
    const currentUser = vi.fn<() => Promise<User>>(() => Promise.resolve(ada));
    show({ currentUser });
    expect(state()).toEqual([null, false, true, null]);
    await waitFor(() => expect(state()).toEqual(["Ada", true, false, null]));
    expect(currentUser).toHaveBeenCalledOnce();
    expect(screen.queryByRole("button", { name: /^Sign in/ })).toBeNull();
  });

  it("signs in and out without a new tab or an overlay", async () => {
    show({ signIn: () => Promise.resolve(ada) });
    await press(/^Sign in$/);
    await waitFor(() => expect(state()).toEqual(["Ada", true, false, null]));
    await press(/^Sign out$/);
    await waitFor(() => expect(state()).toEqual([null, false, false, null]));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("keeps the user during a password reset", async () => {
    show({ currentUser: () => Promise.resolve(ada) });
    await waitFor(() => expect(state()).toEqual(["Ada", true, false, null]));
    await press(/^Reset password/);
    await waitFor(() => expect(state()).toEqual(["Ada", true, false, null]));
  });

  it("shows what failed, and clears it on the next attempt", async () => {
    const signIn = vi.fn<() => Promise<User>>(() => Promise.resolve(ada));
    signIn.mockRejectedValueOnce(new Error("the server is away"));
    show({ signIn });
    await press(/^Sign in/);
    expect(await screen.findByRole("alert")).toHaveTextContent("That did not work: the server is away.");
    expect(state()).toEqual([null, false, false, "the server is away"]);
    await press(/^Sign in/);
    await waitFor(() => expect(state()).toEqual(["Ada", true, false, null]));
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
