import { describe, expect, inject } from "vitest";
import { chatOn, failingSends, fillRoom, invite, lineOf, markRead, openChat } from "./support/chat-page.ts";
import { alive, expectFocus, expectNoSidewaysScroll, goAlive, motionEnds } from "./support/page-checks.ts";
import { test } from "./support/test.ts";

const offlineTrouble = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|WebSocket/;

describe("two people in two browsers", () => {
  test("talk: each sees the other typing, and what was delivered and seen", async ({ visits }) => {
    const host = await openChat(await visits.newPage());
    const link = await invite(host);
    const guest = await openChat(await visits.newPage({ width: 390, height: 844 }), link);
    await guest.connected();
    await guest.page.getByRole("heading", { name: "Chat with Host" }).waitFor();

    await guest.input.pressSequentially("Hel");
    await host.page.getByText("Guest 1 is typing").waitFor({ state: "attached" });
    await guest.write("Hello\nfrom the phone, see https://a.example/b.");
    await host.reads("from the phone");
    expect(await host.page.getByText("Guest 1 is typing").count()).toBe(0);
    const address = host.log.getByRole("link", { name: "https://a.example/b" });
    expect(await address.getAttribute("rel")).toBe("noopener noreferrer nofollow ugc");
    await guest.row("from the phone").getByText("Seen").waitFor();

    await host.write("<b>Good morning</b>");
    await guest.reads("<b>Good morning</b>");
    await guest.row("<b>Good morning</b>").getByText("Read").waitFor();
    expect(await guest.messages()).toEqual(await host.messages());
    const edges = (text: string) =>
      host
        .row(text)
        .locator("[data-from] > *")
        .first()
        .evaluate((bubble) => {
          const { left, right } = bubble.getBoundingClientRect();
          return { left, right };
        });
    const [theirs, own] = [await edges("from the phone"), await edges("<b>Good morning</b>")];
    expect(own.right).toBeGreaterThan(theirs.right + 100);
    expect(own.left).toBeGreaterThan(theirs.left + 100);
    // No request contains the invitation's secret: only the room ids, which the two share.
    expect(new URL(guest.page.url()).search).toBe("");
  });

  test("lose and duplicate nothing when one of them disconnects and comes back", async ({ visits }) => {
    visits.allow(offlineTrouble);
    const host = await openChat(await visits.newPage());
    const link = await invite(host);
    const guestPage = await visits.newPage();
    const line = await lineOf(guestPage);
    const guest = await openChat(guestPage, link);
    await guest.connected();
    await guest.write("Before the tunnel");
    await host.reads("Before the tunnel");

    await line.drop();
    await guest.write("Into the tunnel");
    await guest.write("Still in it");
    await line.cut();
    await guest.row("Still in it").getByText("Waiting").waitFor();
    await guest.page.getByText("2 messages wait here and go out then.").waitFor();
    await guest.input.fill("Half a sen");
    expect(await guest.send.isDisabled()).toBe(true);
    await host.write("Are you there?");
    await host.write("I will wait.");

    await line.mend();
    await guest.connected();
    await host.reads("Still in it");
    await guest.reads("I will wait.");
    await guest.row("Still in it").getByText("Seen").waitFor();
    expect(await guest.input.inputValue()).toBe("Half a sen");
    const all = ["Before the tunnel", "Are you there?", "I will wait.", "Into the tunnel", "Still in it"];
    expect((await host.messages()).toSorted()).toEqual(all.toSorted());
    await expect.poll(() => guest.messages()).toEqual(await host.messages());
    await guest.page.reload();
    await guest.connected();
    await guest.reads("Still in it");
    expect(await guest.messages()).toEqual(await host.messages());
  });
});

describe("a visitor", () => {
  test("is told once about an unsent message, which goes out by itself, and can still reach Back on a phone", async ({
    visits,
  }) => {
    visits.allow(/503/);
    const page = await visits.newPage();
    const failing = await failingSends(page);
    const chat = await openChat(page);
    await chat.choose("Technical Support");
    await chat.write("Does it print?");
    const notice = page.getByRole("alert").filter({ hasText: "Failed to send message. Please try again." });
    await notice.waitFor();
    expect(await notice.innerText()).toContain("Error");
    await chat.row("Does it print?").getByText("Waiting").waitFor();
    expect(await chat.input.inputValue()).toBe("");
    await page.setViewportSize({ width: 390, height: 844 });
    await motionEnds(page);
    const back = page.getByRole("button", { name: "Back to contacts" });
    const [own, over] = [await back.boundingBox(), await notice.boundingBox()];
    expect(over?.x).toBeGreaterThan((own?.x ?? 0) + (own?.width ?? 0));
    await back.click();
    await chat.contact("Technical Support").click();
    await page.getByRole("button", { name: "Dismiss" }).click();
    await notice.waitFor({ state: "hidden" });
    await expect.poll(failing.count, { timeout: 40_000 }).toBeGreaterThan(1);
    await chat.row("Does it print?").getByText("Waiting").waitFor();
    expect(await notice.count()).toBe(0);

    await failing.stop();
    await chat.row("Does it print?").getByText("Sent").waitFor({ timeout: 40_000 });
    expect(await chat.messages()).toEqual(["Does it print?"]);
    expect(await notice.count()).toBe(0);
  });

  test("has 2, 0 and 5 unread; opening a conversation clears its count, in this tab and others", async ({ visits }) => {
    const first = await openChat(await visits.newPage());
    expect(await first.contacts.getByRole("listitem").allInnerTexts()).toEqual([
      expect.stringMatching(/^Customer Support[^]*2$/),
      expect.not.stringMatching(/\d/),
      expect.stringMatching(/^Sales Representative[^]*5$/),
    ]);
    await first.page.getByText("Choose a contact from the sidebar to start chatting").waitFor();
    expect((await first.contacts.boundingBox())?.height).toBeCloseTo(598, 0);
    const second = chatOn(await first.page.context().newPage());
    await goAlive(second.page, "/chat");
    await first.choose("Sales Representative");
    expect(await first.messages()).toHaveLength(5);
    await first.log.getByText("New messages").waitFor();
    await second.contacts.getByText("2 unread").waitFor();
    await expect.poll(() => second.page.title()).toBe("(2) Messages | Thirtyfold");

    // A message from the contact raises the count in both.
    const other = chatOn(await first.page.context().newPage());
    await goAlive(other.page, "/chat?as=support");
    await other.connected();
    await other.write("One more thing");
    await expect.poll(() => first.page.title()).toBe("(3) Messages | Thirtyfold");
    await expect.poll(() => second.page.title()).toBe("(3) Messages | Thirtyfold");
    await second.page.getByRole("button", { name: "Invite someone" }).click();
    await first.contact("Guest 1").waitFor();
  });

  test("keeps the draft and the conversation across a reload", async ({ visits }) => {
    const chat = await openChat(await visits.newPage());
    await chat.choose("Technical Support");
    await chat.page.getByText("No messages yet. Start the conversation!").waitFor();
    await chat.input.fill("The store API rejects");
    await chat.choose("Customer Support");
    expect(await chat.input.inputValue()).toBe("");
    await chat.choose("Technical Support");
    await chat.page.reload();
    await alive(chat.page);
    await chat.connected();
    expect(await chat.input.inputValue()).toBe("The store API rejects");
    await chat.input.press("Enter");
    await chat.row("The store API rejects").getByText("Sent").waitFor();
    await chat.page.reload();
    await chat.reads("The store API rejects");
    expect(await chat.input.inputValue()).toBe("");
  });

  test("sees contacts and conversation one at a time on a phone, with both ways back", async ({ visits }) => {
    const chat = await openChat(await visits.newPage({ width: 375, height: 667, hasTouch: true }));
    const { page } = chat;
    expect(await page.getByText("No conversation selected").isVisible()).toBe(false);
    await chat.contact("Sales Representative").tap();
    const conversation = page.getByRole("region", { name: "Chat with Sales Representative" });
    await expectFocus(conversation);
    await chat.connected();
    expect(await chat.contacts.isVisible()).toBe(false);
    await expectNoSidewaysScroll(page);
    // Nothing covers the composer, and all of it is on screen.
    await expect
      .poll(() =>
        chat.send.evaluate((button) => {
          const { left, top, width, height } = button.getBoundingClientRect();
          return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }),
      )
      .toBe(true);
    expect(await conversation.evaluate((pane) => Math.round(pane.getBoundingClientRect().top))).toBe(61);
    const assistant = page.getByRole("button", { name: "Open chat assistant" });
    await assistant.waitFor();
    await chat.input.focus();
    await assistant.waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Back to contacts" }).tap();
    await expectFocus(chat.contact("Sales Representative"));
    await assistant.waitFor();
    expect(await conversation.isVisible()).toBe(false);
    await chat.contact("Customer Support").tap();
    await chat.connected();
    await page.goBack();
    await expectFocus(chat.contact("Customer Support"));
    expect(new URL(page.url()).pathname).toBe("/chat");
    await page.getByRole("button", { name: "Invite someone" }).tap();
    await page.getByRole("button", { name: "Remove Guest 1" }).tap();
    await chat.contact("Guest 1").waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Undo" }).tap();
    await chat.contact("Guest 1").waitFor();
  });

  test("chats by keyboard alone, even at 320 px and twice the text size", async ({ visits }) => {
    const chat = await openChat(await visits.newPage());
    const { page } = chat;
    await chat.contact("Customer Support").focus();
    await page.keyboard.press("Tab");
    await expectFocus(chat.contact("Technical Support"));
    await page.keyboard.press("Enter");
    await chat.connected();
    await expectFocus(chat.contact("Technical Support"));
    for (const next of ["Sales Representative", "Invite someone", "Refresh messages"]) {
      await page.keyboard.press("Tab");
      await expectFocus(page.getByRole("button", { name: next }));
    }
    await page.keyboard.press("Tab");
    await expectFocus(chat.log);
    await page.keyboard.press("Tab");
    await expectFocus(chat.input);
    await page.keyboard.type("One");
    await page.keyboard.press("Shift+Enter");
    await page.keyboard.type("two");
    await page.keyboard.press("Enter");
    await chat.row("One").getByText("Sent").waitFor();
    expect(await chat.messages()).toEqual(["One\ntwo"]);
    await expectFocus(chat.input);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 640, height: 1400 });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    await expectNoSidewaysScroll(page);
    expect(await chat.send.isVisible()).toBe(true);
  });

  test("can reach Jump to latest without it covering the text, on a phone", async ({ visits }) => {
    const chat = await openChat(await visits.newPage({ width: 390, height: 844 }));
    const { page, log } = chat;
    const visitor = await page.evaluate(() => localStorage.getItem("chat-visitor"));
    const texts = Array.from(
      { length: 12 },
      (_, index) => `${index + 1}. ${"It is read from its beginning to its end. ".repeat(4)}`,
    );
    await fillRoom(inject("siteUrl"), [visitor ?? "", "technical-support"], texts);
    await page.reload();
    await chat.choose("Technical Support");
    await chat.reads("12. It");
    await log.evaluate((list) => list.scrollTo(0, 300));
    const jump = await page.getByRole("button", { name: "Jump to latest" }).boundingBox();
    const theirs = await chat.row("2. It").first().locator("[data-from] > *").first().boundingBox();
    expect(jump?.x).toBeGreaterThanOrEqual((theirs?.x ?? 0) + (theirs?.width ?? 0));
  });

  test("loads older pages without a jump, and stays where they were reading", async ({ visits }) => {
    const chat = await openChat(await visits.newPage());
    const { page, log } = chat;
    const visitor = await page.evaluate(() => localStorage.getItem("chat-visitor"));
    const texts = Array.from({ length: 130 }, (_, index) => `Line ${index + 1} of the log`);
    const people = [visitor ?? "", "technical-support"] as const;
    await fillRoom(inject("siteUrl"), people, texts);
    await markRead(inject("siteUrl"), people);
    await page.reload();
    await chat.choose("Technical Support");
    const fromEnd = () => log.evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight);
    const topOf = (text: string) => chat.row(text).evaluate((row) => row.getBoundingClientRect().top);
    await chat.reads("Line 130 of");
    await expect.poll(fromEnd).toBeLessThan(2);
    expect(await chat.row("Line 30 of").count()).toBe(0);

    await log.evaluate((list) => list.scrollTo(0, 300));
    const before = await topOf("Line 36 of");
    const older = page.waitForResponse((answer) => answer.url().includes("before="));
    // Scrolls to where the day heading is first in view; it moves up with the day's first message.
    await log.evaluate((list) => list.scrollBy(0, -300));
    await older;
    await chat.row("Line 1 of").waitFor({ state: "attached" });
    expect(Math.abs((await topOf("Line 36 of")) - before - 300)).toBeLessThan(2);

    const place = await topOf("Line 36 of");
    await fillRoom(inject("siteUrl"), [people[1], people[0]], ["News"]);
    await page.getByRole("button", { name: "1 new message" }).waitFor();
    expect(await topOf("Line 36 of")).toBe(place);
    await page.getByRole("button", { name: "1 new message" }).click();
    await expect.poll(fromEnd).toBeLessThan(2);
    await expectFocus(log);
    expect(await page.getByRole("button", { name: /Jump|new message/ }).count()).toBe(0);
  });
});

test.for(["/chat", "/websocket-demo"])("%s is kept out of search engines", async (path) => {
  const page = await fetch(inject("siteUrl") + path);
  expect(await page.text()).toContain('<meta name="robots" content="noindex"/>');
});
