import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";
import { ChatPage } from "./chat-page.tsx";
import type { LivePaneProps } from "./conversation/live-pane.tsx";

// The connection has its own tests; these cover the props that the page passes to it.
const live = vi.hoisted(() => ({ props: [] as LivePaneProps[] }));
vi.mock("./conversation/live-pane.tsx", () => ({
  LivePane: (props: LivePaneProps) => {
    live.props.push(props);
    return <p>{props.selected ? `Talking with ${props.selected.name}` : "Nobody"}</p>;
  },
}));

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

async function show(at = "/chat", user: { id: string } | null = null) {
  const page = renderApp((content) => content, { "/chat": <ChatPage user={user} />, "/": <p>Home</p> }, at);
  await screen.findByText(/^(Talking with|Nobody)/);
  return page;
}

const contacts = () => screen.getByRole("region", { name: "Contacts" });
const row = (name: RegExp) => within(contacts()).getByRole("button", { name });
const latest = () => live.props.at(-1);

describe("the contacts", () => {
  it("are three, with their role and unread count", async () => {
    await show();
    const rows = within(contacts()).getAllByRole("listitem");
    expect(rows.map((item) => item.textContent)).toEqual([
      "Customer SupportOrders, billing, accounts, unread: 2",
      "Technical SupportIntegrations and errors",
      "Sales RepresentativePlans and pricing, unread: 5",
    ]);
    expect(within(contacts()).getByText("7 unread")).toBeVisible();
  });

  it("show the server's counts once they arrive", async () => {
    await show();
    act(() => latest()?.onUnread({ support: 0, "technical-support": 120, sales: 1 }));
    expect(row(/Technical Support/)).toHaveTextContent("99+");
    expect(within(contacts()).getByText("121 unread")).toBeVisible();
    act(() => latest()?.onUnread({ support: 0, "technical-support": 0, sales: 0 }));
    expect(within(contacts()).getByText("All read")).toBeVisible();
  });

  it("open their conversation, and the browser history remembers it", async () => {
    await show();
    await userEvent.click(row(/Sales/));
    expect(row(/Sales/)).toHaveAttribute("aria-current", "true");
    expect(screen.getByText("Talking with Sales Representative")).toBeVisible();
    await userEvent.click(row(/Customer/));
    expect(row(/Sales/)).not.toHaveAttribute("aria-current");
    act(() => latest()?.onBack());
    expect(await screen.findByText("Nobody")).toBeVisible();
  });

  it("are written to as the same visitor on each visit, or as the signed-in user", async () => {
    const { unmount } = await show();
    const first = latest()?.identity.contacts[0]?.me;
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    unmount();
    const again = await show();
    expect(latest()?.identity.contacts[0]?.me).toBe(first);
    again.unmount();
    const signedIn = await show("/chat", { id: "ada" });
    expect(latest()?.identity.contacts[0]?.me).toBe("ada");
    signedIn.unmount();
    await show("/chat", { id: "no|room can have this" });
    expect(latest()?.identity.contacts[0]?.me).toBe(first);
  });

  it("grow by each guest the visitor invites", async () => {
    await show();
    await userEvent.click(screen.getByRole("button", { name: "Invite someone" }));
    expect(row(/Guest 1/)).toHaveAttribute("aria-current", "true");
    const guest = latest()?.selected;
    expect(guest?.me).toMatch(/^[0-9a-f]{32}$/);
    expect(guest?.me).not.toBe(latest()?.identity.contacts[0]?.me);
  });

  it("grow by one on a double click", async () => {
    await show();
    await userEvent.dblClick(screen.getByRole("button", { name: "Invite someone" }));
    expect(within(contacts()).getAllByRole("button", { name: /^Guest/ })).toHaveLength(1);
  });
});

describe("another identity", () => {
  it("is assumed with ?as=, with the visitor to talk to", async () => {
    await show("/chat?as=support");
    expect(screen.getByText(/You answer as Customer Support/)).toBeVisible();
    expect(screen.getByText("Talking with Visitor")).toBeVisible();
    expect(latest()?.selected).toMatchObject({ me: "support", id: localStorage.getItem("chat-visitor") });
    expect(screen.queryByRole("button", { name: "Invite someone" })).toBeNull();
    act(() => latest()?.onBack());
    expect(await screen.findByText("Nobody")).toBeVisible();
    await userEvent.click(row(/Visitor/));
    expect(screen.getByText("Talking with Visitor")).toBeVisible();
    expect(latest()?.identity.kind).toBe("contact");
  });

  it("is assumed through an invitation, and talks to the host only", async () => {
    const [guest, host] = ["a".repeat(32), "b".repeat(32)];
    await show(`/chat#join=${guest}.${host}`);
    expect(screen.getByText("Talking with Host")).toBeVisible();
    expect(within(contacts()).getAllByRole("listitem")).toHaveLength(1);
    expect(latest()?.selected).toMatchObject({ id: host, me: guest });
  });

  it("is not assumed from an incomplete invitation, which is reported; the contacts are shown", async () => {
    await show(`/chat#join=${"a".repeat(32)}.${"b".repeat(20)}`);
    expect(screen.getByRole("alert")).toHaveTextContent("This invitation link is incomplete");
    expect(screen.queryByText(/Pick a contact/)).toBeNull();
    await userEvent.click(row(/Sales/));
    expect(screen.getByText("Talking with Sales Representative")).toBeVisible();
  });
});
