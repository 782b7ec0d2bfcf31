import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { ChatBubble, MessageText } from "./chat-bubble.tsx";

it("exposes whose message it is and shows its meta line below", () => {
  render(
    <ul>
      <li>
        <ChatBubble from="me" meta={<time>10:26</time>}>
          Saw that.
        </ChatBubble>
      </li>
    </ul>,
  );
  const item = screen.getByRole("listitem");
  expect(within(item).getByText("Saw that.").parentElement?.dataset["from"]).toBe("me");
  expect(within(item).getByRole("time").textContent).toBe("10:26");
});

it("renders no empty line without meta", () => {
  render(<ChatBubble from="them">Good morning.</ChatBubble>);
  expect(screen.getByText("Good morning.").parentElement?.childElementCount).toBe(1);
});

it("shows a message as plain text, with http(s) addresses as links that leak nothing", () => {
  const text = "<img src=x onerror=alert(1)> https://a.example/b. \u202ejavascript:alert(1)";
  render(<MessageText text={text} data-testid="text" />);
  expect(screen.getByTestId("text").textContent).toBe(text);
  expect(screen.getByTestId("text").querySelector("img")).toBeNull();
  const link = screen.getByRole("link");
  // It has its own direction, so that preceding text cannot reverse the address.
  expect(link.dir).toBe("ltr");
  expect(link.getAttribute("href")).toBe("https://a.example/b");
  expect(link.getAttribute("target")).toBe("_blank");
  expect(link.getAttribute("rel")).toBe("noopener noreferrer nofollow ugc");
});
