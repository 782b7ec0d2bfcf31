import { act, render, screen, waitFor } from "@testing-library/react";
import { createRef, useState } from "react";
import { expect, it, onTestFinished, vi } from "vitest";
import type { UnreadCounts } from "../contact-list.tsx";
import type { Identity } from "../identity.ts";
import { type FakeRoom, fakeRoom, supportContact } from "../testing/fake-room.ts";
import { LivePane } from "./live-pane.tsx";

const room = vi.hoisted(() => ({ current: undefined as FakeRoom | undefined }));
// Only the network is mocked: `openChat` and the page are real.
vi.mock("@thirtyfold/realtime-protocol/client", () => ({
  createRoomApi: () => ({}),
  createRealtimeClient: () => ({
    state: "open",
    on: () => () => {},
    connect: () => {},
    close: () => {},
    join: () => room.current,
  }),
}));

const identity: Identity = { kind: "visitor", contacts: [supportContact] };

function Page() {
  const [unread, setUnread] = useState<UnreadCounts>({});
  return (
    <>
      <p>{unread[supportContact.id] ?? 0} unread</p>
      <LivePane
        identity={identity}
        selected={undefined}
        pane={createRef()}
        input={createRef()}
        ConversationPane={undefined}
        waiting={null}
        onNeeded={() => {}}
        onShown={() => {}}
        onUnread={setUnread}
        onBack={() => {}}
      />
    </>
  );
}

it("counts sixty messages that arrive before the browser has time for anything else", async () => {
  const support = fakeRoom();
  room.current = support;
  render(<Page />);
  // Each socket frame is its own task, after which React renders at once.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  onTestFinished(() => void vi.unstubAllGlobals());
  for (let unread = 1; unread <= 60; unread += 1) {
    support.set({ unread });
    await Promise.resolve().then(() => {});
  }
  await waitFor(() => expect(screen.getByText("60 unread")).toBeVisible());
});

it("puts the unread count before the tab's title while the page is shown", () => {
  const support = fakeRoom({ unread: 7 });
  room.current = support;
  document.title = "Messages | Thirtyfold";
  const { unmount } = render(<Page />);
  expect(document.title).toBe("(7) Messages | Thirtyfold");
  act(() => support.set({ unread: 12 }));
  expect(document.title).toBe("(12) Messages | Thirtyfold");
  act(() => support.set({ unread: 0 }));
  expect(document.title).toBe("Messages | Thirtyfold");
  act(() => support.set({ unread: 1 }));
  unmount();
  expect(document.title).toBe("Messages | Thirtyfold");
});

it("leaves the next page's title alone", () => {
  room.current = fakeRoom({ unread: 3 });
  document.title = "Messages | Thirtyfold";
  const { unmount } = render(<Page />);
  expect(document.title).toBe("(3) Messages | Thirtyfold");
  document.title = "Home | Thirtyfold";
  unmount();
  expect(document.title).toBe("Home | Thirtyfold");
});
