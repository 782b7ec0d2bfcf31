import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { first } from "../../testing/conversations.ts";
import { openInbox } from "../../testing/inbox.ts";
import { openDesk, openPage } from "../../testing/open-desk.tsx";
import { answerCall, fakeDesk, ines, onlyPage, problemOf, sessionOf } from "../../testing/people.ts";

const nobody = () => answerCall("GET /api/desk/session", () => problemOf(401, "Sign in to the desk first."));

/** A browser with an authenticator that answers at once, or as `get` does. */
function fakeAuthenticator(get = async () => {}, create = async () => {}): void {
  class FakeCredential {
    static parseRequestOptionsFromJSON = (options: unknown) => options;
    static parseCreationOptionsFromJSON = (options: unknown) => options;
    readonly #json: unknown;
    constructor(json: unknown) {
      this.#json = json;
    }
    toJSON() {
      return this.#json;
    }
  }
  vi.stubGlobal("PublicKeyCredential", FakeCredential);
  const json = (response: object) => ({
    id: "AA",
    rawId: "AA",
    type: "public-key",
    clientExtensionResults: {},
    response,
  });
  const made = json({ clientDataJSON: "AA", attestationObject: "AA", transports: ["internal"] });
  const got = json({ clientDataJSON: "AA", authenticatorData: "AA", signature: "AA" });
  Object.defineProperty(navigator, "credentials", {
    configurable: true,
    value: {
      get: async () => get().then(() => new FakeCredential(got)),
      create: async () => create().then(() => new FakeCredential(made)),
    },
  });
}

describe("signing in", () => {
  it.each([
    [true, /This browser has no passkeys\. Ask an owner/],
    [false, /only over https or on localhost\. Ask an owner/],
  ])("says why there are no passkeys (secure: %s)", async (isSecure, reason) => {
    vi.stubGlobal("isSecureContext", isSecure);
    onTestFinished(() => void vi.unstubAllGlobals());
    nobody();
    await openDesk("/", "The desk");
    expect(screen.getByText(reason)).toBeVisible();
  });

  it("asks for the token and a name where the browser has no passkeys, and opens the desk", async () => {
    nobody();
    const user = await openDesk("/", "The desk");
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByText("No passkeys here")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Sign in with the token" }));
    expect(screen.getByLabelText(/token/)).toHaveFocus();
    expect(screen.getByText("Enter your name")).toBeVisible();

    const sent: unknown[] = [];
    answerCall("POST /api/desk/session", async ({ request }) => {
      sent.push(await request.json());
      fakeDesk({ session: sessionOf(ines, "token") });
      return new HttpResponse(null, { status: 204 });
    });
    await user.type(screen.getByLabelText(/token/), " secret ");
    await user.type(screen.getByLabelText("Your name"), "Ines Kallio{Enter}");
    expect(await screen.findByRole("heading", { level: 1, name: "Inbox" })).toBeVisible();
    expect(sent).toEqual([{ token: "secret", name: "Ines Kallio" }]);
  });

  it("shows the server's error and keeps what was typed", async () => {
    nobody();
    const user = await openDesk("/", "The desk");
    answerCall("POST /api/desk/session", () => problemOf(409, "The name is a member's. Choose another one."));
    await user.type(screen.getByLabelText(/token/), "secret");
    await user.type(screen.getByLabelText("Your name"), "Tomas{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent("Choose another one.");
    expect(screen.getByLabelText("Your name")).toHaveValue("Tomas");
  });

  it("takes one press with a passkey, and says what to do when none is used", async () => {
    let refuse = true;
    fakeAuthenticator(async () => {
      if (refuse) throw new DOMException("no", "NotAllowedError");
    });
    nobody();
    answerCall("POST /api/desk/session/options", () => HttpResponse.json({ challenge: "AAAA" }));
    const user = await openDesk("/", "The desk");
    await user.click(screen.getByRole("button", { name: "Sign in with a passkey" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("ask an owner of the desk for a link");

    refuse = false;
    const sent: unknown[] = [];
    answerCall("POST /api/desk/session", async ({ request }) => {
      sent.push(await request.json());
      fakeDesk();
      return new HttpResponse(null, { status: 204 });
    });
    await user.click(screen.getByRole("button", { name: "Sign in with a passkey" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Inbox" })).toBeVisible();
    expect(sent).toMatchObject([{ passkey: { id: "AA", response: { signature: "AA" } } }]);
  });

  it("accepts Later until the tab is closed or somebody signs in again", async () => {
    fakeAuthenticator();
    fakeDesk({ session: sessionOf(ines, "token") });
    const user = await openDesk("/", /Make your passkey/);
    await user.click(screen.getByRole("button", { name: "Later" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Inbox" })).toBeVisible();
    cleanup();
    await openDesk("/", "Inbox");
    cleanup();
    sessionStorage.clear();
    await openDesk("/", /Make your passkey/);
  });

  it("by a link removes the secret from the URL at once, uses it on a press, and then offers a passkey", async () => {
    fakeAuthenticator();
    nobody();
    const user = await openDesk("/#link=once-only", "Welcome to the desk");
    expect(location.hash).toBe("");
    const sent: unknown[] = [];
    answerCall("POST /api/desk/session", async ({ request }) => {
      sent.push(await request.json());
      fakeDesk({ session: sessionOf(ines, "link") });
      return new HttpResponse(null, { status: 204 });
    });
    await user.click(screen.getByRole("button", { name: "Open the desk" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Make your passkey, Ines" })).toBeVisible();
    expect(sent).toEqual([{ link: "once-only" }]);

    answerCall("POST /api/desk/passkeys/options", () => HttpResponse.json({ challenge: "AAAA" }));
    answerCall("POST /api/desk/passkeys", async ({ request }) => {
      sent.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    });
    await user.click(screen.getByRole("button", { name: "Make a passkey" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Inbox" })).toBeVisible();
    expect(sent[1]).toMatchObject({ id: "AA", response: { attestationObject: "AA" } });
  });

  it("by a link offers a passkey on this device to someone with one elsewhere, and says if there is one already", async () => {
    fakeAuthenticator(undefined, async () => {
      throw new DOMException("excluded", "InvalidStateError");
    });
    fakeDesk({ session: sessionOf(ines, "link") });
    answerCall("GET /api/desk/passkeys", () => onlyPage([{ id: "k1", createdAt: 1, usedAt: null }]));
    answerCall("POST /api/desk/passkeys/options", () => HttpResponse.json({ challenge: "AAAA" }));
    const user = await openDesk("/", "Make your passkey, Ines");
    await user.click(screen.getByRole("button", { name: "Make a passkey" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("There is one on this device");
    expect(screen.queryByText(/screen lock/)).toBeNull();
  });

  it("creates one passkey when the button is clicked twice before it is busy", async () => {
    const made = vi.fn<() => Promise<void>>(async () => {});
    fakeAuthenticator(undefined, made);
    fakeDesk({ session: sessionOf(ines, "token") });
    answerCall("POST /api/desk/passkeys/options", () => HttpResponse.json({ challenge: "AAAA" }));
    answerCall("POST /api/desk/passkeys", () => new HttpResponse(null, { status: 204 }));
    await openDesk("/", "Make your passkey, Ines");
    const make = screen.getByRole("button", { name: "Make a passkey" });
    fireEvent.click(make);
    fireEvent.click(make, { detail: 2 });
    expect(await screen.findByRole("heading", { level: 1, name: "Inbox" })).toBeVisible();
    expect(made).toHaveBeenCalledOnce();
  });

  it("by a link says who would be signed out, and lets them stay", async () => {
    fakeDesk();
    const user = await openDesk("/#link=of-somebody-else", "Welcome to the desk");
    expect(screen.getByText("You are signed in as Ines Kallio")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Stay Ines Kallio" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Inbox" })).toBeVisible();
  });

  it("by a used link offers the other ways to sign in", async () => {
    nobody();
    answerCall("POST /api/desk/session", () => problemOf(401, "That did not sign you in."));
    const user = await openDesk("/#link=used", "Welcome to the desk");
    await user.click(screen.getByRole("button", { name: "Open the desk" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("A link works once");
    await user.click(screen.getByRole("button", { name: "Sign in another way" }));
    expect(await screen.findByRole("heading", { level: 1, name: "The desk" })).toBeVisible();
  });

  it("by a used link leaves whoever is signed in as they are", async () => {
    fakeDesk();
    answerCall("POST /api/desk/session", () => problemOf(401, "That did not sign you in."));
    const user = await openDesk("/#link=used", "Welcome to the desk");
    await user.click(screen.getByRole("button", { name: "Open the desk" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("A link works once");
    await user.click(screen.getByRole("button", { name: "Stay Ines Kallio" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Inbox" })).toBeVisible();
  });

  it("by a link opened while the sign-in page is showing removes the secret from the URL too", async () => {
    nobody();
    const user = await openDesk("/", "The desk");
    act(() => {
      location.hash = "#link=once-only";
    });
    expect(await screen.findByRole("heading", { level: 1, name: "Welcome to the desk" })).toBeVisible();
    expect(location.hash).toBe("");
    answerCall("POST /api/desk/session", () => {
      fakeDesk();
      return new HttpResponse(null, { status: 204 });
    });
    await user.click(screen.getByRole("button", { name: "Open the desk" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Inbox" })).toBeVisible();
  });

  it("can be retried when the server could not be reached", async () => {
    answerCall("GET /api/desk/session", () => HttpResponse.error());
    const user = openPage("/");
    expect(await screen.findByRole("alert")).toHaveTextContent("The server can't be reached.");
    nobody();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { level: 1, name: "The desk" })).toBeVisible();
  });
});

describe("a session", () => {
  it("that has ended elsewhere leads to the sign-in page on the next call, which says so once", async () => {
    fakeDesk();
    const user = await openDesk("/people", "People");
    nobody();
    answerCall("GET /api/desk/log", () => problemOf(401, "Sign in to the desk first."));
    await user.click(screen.getByRole("link", { name: "Log" }));
    expect(await screen.findByRole("heading", { level: 1, name: "The desk" })).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent(/^Your session has endedSign in to go on\.$/);

    answerCall("GET /api/desk/log", () => onlyPage([]));
    answerCall("POST /api/desk/session", () => {
      fakeDesk();
      return new HttpResponse(null, { status: 204 });
    });
    await user.type(screen.getByLabelText(/token/), "secret");
    await user.type(screen.getByLabelText("Your name"), "Ines Kallio{Enter}");
    await user.click(await screen.findByRole("link", { name: "You" }));
    answerCall("DELETE /api/desk/session", () => new HttpResponse(null, { status: 204 }));
    await user.click(await screen.findByRole("button", { name: "Sign out" }));
    expect(await screen.findByRole("heading", { level: 1, name: "The desk" })).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("that ends while somebody is typing says that the draft is kept", async () => {
    const { socket, ...user } = await openInbox(`/inbox#${first.roomId}`);
    await user.type(await screen.findByRole("textbox", { name: "Message" }), "Half an answer");
    answerCall("GET /api/desk/conversations/:roomId", () => problemOf(401, "Sign in to the desk first."));
    socket.tell({ type: "desk_changed", what: "conversations", roomId: first.roomId });
    expect(await screen.findByRole("alert")).toHaveTextContent("Sign in to go on; your draft is kept.");
  });

  it("ends on signing out, also everywhere", async () => {
    fakeDesk();
    const user = await openDesk("/you", "Ines Kallio");
    const queries: string[] = [];
    answerCall("DELETE /api/desk/session", ({ request }) => {
      queries.push(new URL(request.url).search);
      return new HttpResponse(null, { status: 204 });
    });
    await user.click(screen.getByRole("button", { name: "Sign out everywhere" }));
    expect(await screen.findByRole("heading", { level: 1, name: "The desk" })).toBeVisible();
    expect(queries).toEqual(["?everywhere=true"]);
  });
});

describe("the theme", () => {
  it("is chosen on the You page and kept on the device", async () => {
    fakeDesk();
    const user = await openDesk("/you", "Ines Kallio");
    await user.click(screen.getByRole("radio", { name: "Dark" }));
    expect(document.documentElement.dataset["theme"]).toBe("dark");
    expect(localStorage.getItem("theme")).toBe("dark");
    await user.click(screen.getByRole("radio", { name: "Same as the device" }));
    expect(document.documentElement.dataset["theme"]).toBe("system");
    expect(localStorage.getItem("theme")).toBeNull();
  });
});
