import { afterAll, beforeAll, describe, expect } from "vitest";
import { lineOf, openChat } from "./support/chat-page.ts";
import { addAuthenticator, button, firstLoad, heading, openDesk, tabTo, writeAs } from "./support/desk-page.ts";
import { expectAccessible, expectFocus, expectNoSidewaysScroll } from "./support/page-checks.ts";
import { adminToken, type Site, startSite } from "./support/start-site.ts";
import { test } from "./support/test.ts";

let site: Site;

// A separate site, because the first person at the desk changes the site for everybody. With the default read limit,
// because all people at a desk may share one address.
beforeAll(async () => {
  site = await startSite({ RATE_READ: "300" });
});
afterAll(() => site.stop());

/** Simulates this browser's push subscription without contacting a service, which would be the browser vendor's. */
function subscribeNowhere(): void {
  const encode = (bytes: Uint8Array) =>
    btoa(String.fromCodePoint(...bytes))
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replaceAll("=", "");
  Reflect.set(PushManager.prototype, "getSubscription", async () => null);
  Reflect.set(PushManager.prototype, "subscribe", async () => {
    const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
    const p256dh = encode(new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey)));
    const keys = { p256dh, auth: encode(crypto.getRandomValues(new Uint8Array(16))) };
    return { toJSON: () => ({ endpoint: "https://push.example.com/of-nobody", keys }) };
  });
}

// Stories run axe on each screen: these tests run it on the built desk's frame around some screens, in a window and on
// a phone.
describe("the desk", () => {
  test("loads at most 217 kB to show the inbox", async () => {
    expect(await firstLoad()).toBeLessThanOrEqual(217_000);
  });

  test("is opened with the token, then a passkey; a lead arrives, is won and erased, and somebody joins by a link", async ({
    visits,
  }) => {
    // A first request checks whether someone is signed in.
    visits.allow(/401/);
    const ines = await visits.newPage({ site: site.url });
    await addAuthenticator(ines);
    await ines.goto("/desk/");
    await button(ines, "Use the administrator's token").click();
    await expectAccessible(ines);
    await ines.getByLabel("Administrator's token").fill(adminToken);
    await ines.getByLabel("Your name").fill("Ines Kallio");
    await button(ines, "Sign in with the token").click();
    await heading(ines, "Make your passkey, Ines").waitFor();
    await expectAccessible(ines);
    await button(ines, "Make a passkey").click();
    await heading(ines, "Inbox").waitFor();
    await expectAccessible(ines);

    await ines.getByRole("link", { name: "You" }).click();
    await ines.getByText("Passkey 1").waitFor();
    await ines.getByRole("button", { name: "Sign out", exact: true }).click();
    await button(ines, "Sign in with a passkey").click();
    await heading(ines, "Ines Kallio").waitFor();

    const home = await visits.newPage({ site: site.url });
    await home.goto("/?utm_source=october");
    const opened = home.context().waitForEvent("page");
    await home.getByRole("link", { name: /^Request a Custom Solution/ }).click();
    const form = await opened;
    await form.getByLabel("Your name").fill("Adaeze Lindqvist");
    await form.getByLabel("Work email").fill("adaeze@pellwater.example");
    await form.getByLabel(/^What do you need/).selectOption({ index: 1 });
    await form.getByLabel(/^The task/).fill("Calls at night");
    await form.getByRole("button", { name: /^Send/ }).click();
    await heading(form, "We have your request").waitFor();
    await ines.getByRole("link", { name: "Leads" }).click();
    await ines.getByRole("link", { name: /Adaeze Lindqvist/ }).click();
    await ines.getByRole("region", { name: "Lead" }).getByRole("link", { name: "october" }).waitFor();
    await button(ines, "State: New").click();
    await ines.getByRole("menuitem", { name: "Won" }).click();
    await ines.getByText("Ines Kallio set it to Won").waitFor();

    await ines.getByRole("link", { name: "People" }).click();
    await expectFocus(ines.getByRole("main"));
    await button(ines, "Invite somebody").click();
    await ines.getByLabel("Name", { exact: true }).fill("Tomas Verhale");
    await button(ines, "Make the link").click();
    const link = await ines.getByLabel("Link for Tomas Verhale").inputValue();

    const tomas = await visits.newPage({ site: site.url, width: 390, height: 844, colorScheme: "dark" });
    await addAuthenticator(tomas);
    await tomas.goto(link);
    await button(tomas, "Open the desk").click();
    expect(new URL(tomas.url()).hash).toBe("");
    await button(tomas, "Make a passkey").click();
    await heading(tomas, "Inbox").waitFor();
    await tomas.getByRole("link", { name: "People" }).click();
    await tomas.getByRole("row", { name: /Tomas Verhale \(you\)/ }).waitFor();
    await expectNoSidewaysScroll(tomas);
    await expectAccessible(tomas);
    await tomas.getByRole("link", { name: "Leads" }).click();
    await tomas.getByRole("link", { name: /Adaeze Lindqvist/ }).waitFor();
    await expectNoSidewaysScroll(tomas);

    await ines.keyboard.press("Escape");
    await ines.getByRole("link", { name: "Log" }).click();
    await ines.getByRole("row", { name: /Ines Kallio invited Tomas Verhale/ }).waitFor();
    await ines.getByRole("row", { name: /Ines Kallio signed in with a passkey/ }).waitFor();

    await ines.getByRole("link", { name: "Leads" }).click();
    await ines.getByRole("link", { name: /Adaeze Lindqvist/ }).click();
    await button(ines, "Erase the lead").click();
    await ines.getByRole("alertdialog").getByRole("button", { name: "Erase" }).click();
    await ines.getByText("No leads yet").waitFor();
    await tomas.getByText("No leads yet").waitFor();
    await ines.getByRole("link", { name: "Log" }).click();
    await ines.getByRole("row", { name: /Ines Kallio erased the lead/ }).waitFor();

    await ines.getByRole("link", { name: "Inbox" }).click();
    const visitor = await openChat(await visits.newPage({ site: site.url }));
    await visitor.choose("Customer Support");
    await visitor.page.getByText("Someone answers now").waitFor();
    await visitor.write("Where is my invoice?");
    await ines.getByRole("link", { name: /Where is my invoice/ }).click();
    const answer = ines.getByRole("textbox", { name: "Message" });
    await answer.pressSequentially("It is on");
    await visitor.page.getByText("Customer Support is typing").waitFor({ state: "attached" });
    await answer.pressSequentially(" its way.");
    await answer.press("Control+Enter");
    await visitor.row("It is on its way.").getByText("Ines, Customer Support", { exact: true }).waitFor();
    await tomas.getByRole("link", { name: "Inbox" }).click();
    await tomas.getByRole("button", { name: /^Unassigned/ }).click();
    await tomas.getByRole("link", { name: /It is on its way/ }).click();
    await ines.getByText("Tomas Verhale is here too").waitFor();
    await tomas.getByRole("textbox", { name: "Message" }).pressSequentially("And");
    await ines.getByText("Tomas Verhale is writing").waitFor();
    await ines.getByRole("log").getByText("Seen").waitFor();
  });

  test("works by keyboard alone, keeps drafts while offline, and erases for good", async ({ visits }) => {
    // The desk that is notified of an erasure requests the erased conversation once more.
    visits.allow(/401|404|ERR_INTERNET_DISCONNECTED|\/nobody/);
    const vera = await visits.newPage({ site: site.url });
    const line = await lineOf(vera);
    const { keyboard } = vera;
    await vera.goto("/desk/");
    await tabTo(vera, button(vera, "Use the administrator's token"));
    await keyboard.press("Enter");
    await tabTo(vera, vera.getByLabel("Administrator's token"));
    await keyboard.type(adminToken);
    await tabTo(vera, vera.getByLabel("Your name"));
    await keyboard.type("Vera Holm");
    await keyboard.press("Enter");
    await tabTo(vera, button(vera, "Later"));
    await keyboard.press("Enter");
    await heading(vera, "Inbox").waitFor();
    await expectFocus(vera.getByRole("main"));

    const roomId = await writeAs(vera, "visitor-by-keys", "What does it cost?");
    await vera.getByRole("link", { name: /What does it cost/ }).waitFor();
    await keyboard.press("j");
    const log = vera.getByRole("log");
    await log.getByText("What does it cost?").waitFor();
    await expectFocus(log);
    await keyboard.press("r");
    await expectFocus(vera.getByRole("textbox", { name: "Message" }));
    await keyboard.type("From 900 a month.");
    await keyboard.press("Control+Enter");
    await log.getByText("Sent").waitFor();
    await vera.reload();
    await log.getByText("From 900 a month.").waitFor();
    await keyboard.press("r");
    await expectFocus(vera.getByRole("textbox", { name: "Message" }));
    await keyboard.press("Tab");
    await keyboard.press("ArrowRight");
    await keyboard.press("Shift+Tab");
    await expectFocus(vera.getByRole("textbox", { name: "Note" }));
    await keyboard.type("Asks for a small team.");
    await keyboard.press("Control+Enter");
    await log.getByText("Only the team sees this").waitFor();
    await keyboard.press("Escape");
    await expectFocus(log);
    await keyboard.press("a");
    await button(vera, "Assign to me").waitFor({ state: "detached" });
    await line.drop();
    await line.cut();
    await vera.getByText("Connecting").waitFor();
    await tabTo(vera, vera.getByRole("textbox", { name: "Note" }));
    await keyboard.type("Written in a tunnel.");
    await keyboard.press("Control+Enter");
    await log.getByRole("alert").waitFor();
    await line.mend();
    await log.getByRole("alert").waitFor({ state: "detached" });
    await expect.poll(() => log.getByText("Written in a tunnel.").count()).toBe(1);

    await keyboard.press("Escape");
    await keyboard.press("e");
    await button(vera, "Reopen").waitFor();
    await tabTo(vera, button(vera, "Erase the conversation"));
    await keyboard.press("Enter");
    const question = vera.getByRole("alertdialog");
    await tabTo(vera, question.getByRole("button", { name: "Erase" }));
    await expectAccessible(question);
    await keyboard.press("Enter");
    await question.waitFor({ state: "detached" });
    await expect.poll(() => new URL(vera.url()).pathname).toBe("/desk/inbox");
    const left = await vera.request.get(`/api/realtime-chat/rooms/${roomId}/messages`);
    expect(await left.text()).not.toContain("What does it cost?");
    await keyboard.press("Control+k");
    await vera.getByRole("dialog").waitFor();
    await keyboard.type("log");
    await keyboard.press("Enter");
    await vera.getByRole("row", { name: /Vera Holm erased a conversation/ }).waitFor();
  });

  test("erases from the visitor's open page, too, and leaves the draft there", async ({ visits }) => {
    visits.allow(/404/);
    const visitor = await openChat(await visits.newPage({ site: site.url }));
    await visitor.choose("Technical Support");
    await visitor.write("My key is 4417.");
    await visitor.row("My key is 4417.").getByText("Sent").waitFor();
    await visitor.input.fill("Please forget");

    const vera = await visits.newPage({ site: site.url });
    await openDesk(vera, "Vera Holm", "inbox");
    await vera.getByRole("link", { name: /My key is 4417/ }).click();
    await button(vera, "Erase the conversation").click();
    await vera.getByRole("alertdialog").getByRole("button", { name: "Erase" }).click();

    await visitor.row("My key is 4417.").waitFor({ state: "detached" });
    expect(await visitor.input.inputValue()).toBe("Please forget");
    await visitor.choose("Customer Support");
    await visitor.choose("Technical Support");
    await visitor.page.getByText("No messages yet. Start the conversation!").waitFor();
    await visitor.input.press("Enter");
    await visitor.row("Please forget").getByText("Sent").waitFor();
    expect(await visitor.messages()).toEqual(["Please forget"]);
    await vera.getByRole("link", { name: /Please forget/ }).waitFor();
  });

  test("shows push notifications while in the background, and opens them on click", async ({ visits }) => {
    const tomas = await visits.newPage({ site: site.url, width: 390, height: 844, colorScheme: "dark" });
    const context = tomas.context();
    await context.grantPermissions(["notifications"]);
    await context.addInitScript(subscribeNowhere);
    const post = async (call: string, data: object) => tomas.request.post(`/api/desk/${call}`, { data });
    await post("session", { token: adminToken, name: "Vera Holm" });
    const invited = (await (await post("invitations", { name: "Tomas Push" })).json()) as { secret: string };
    await post("session", { link: invited.secret });
    await tomas.goto("/desk/you");
    await button(tomas, "Later").click();
    await tomas.getByText("Show notifications, without what anybody wrote").click();
    await tomas.getByText(/^Quiet hours/).click();
    await tomas.getByLabel("Time zone").waitFor();
    await expectNoSidewaysScroll(tomas);
    await expectAccessible(tomas);

    const [worker = await context.waitForEvent("serviceworker")] = context.serviceWorkers();
    expect(new URL(worker.url()).pathname).toBe("/desk/push-worker.js");
    const devtools = await context.newCDPSession(tomas);
    const registered = Promise.withResolvers<string>();
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      for (const { registrationId, scopeURL } of registrations)
        if (scopeURL.endsWith("/desk/")) registered.resolve(registrationId);
    });
    await devtools.send("ServiceWorker.enable");
    const registrationId = await registered.promise;
    const push = async (title: string, path: string) => {
      const data = JSON.stringify({ title, path, tag: path });
      await devtools.send("ServiceWorker.deliverPushMessage", { origin: site.url, registrationId, data });
    };
    // This browser shows no notifications: the worker's calls are recorded. As a string, since a page has other types.
    await worker.evaluate(`self.shown = []; registration.showNotification = async (title, { tag, data }) => {
      shown = [...shown.filter((other) => other.tag !== tag), { title, tag, data }];
    }`);
    const titles = async () => worker.evaluate("shown.map(({ title }) => title)");
    // No notification appears while someone is looking at the desk.
    await push("A visitor is waiting", "/inbox#ann_sales");
    await tomas.goto("/robots.txt");
    await push("A new lead", "/leads/AB-1");
    await expect.poll(titles).toEqual(["A new lead"]);
    await tomas.goto("/desk/you");
    await heading(tomas, "Tomas Push").waitFor();
    // This lead does not exist.
    visits.allow(/404/);
    await worker.evaluate(`{
      const notification = { data: shown[0].data, close: () => {} };
      dispatchEvent(Object.assign(new ExtendableEvent("notificationclick"), { notification }));
    }`);
    await expect.poll(() => new URL(tomas.url()).pathname).toBe("/desk/leads/AB-1");
  });
});
