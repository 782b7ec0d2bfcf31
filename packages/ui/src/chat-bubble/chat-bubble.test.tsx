import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { ChatBubble } from "./chat-bubble.tsx";

it("tells whose message it is and shows its meta line below", () => {
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

it("leaves no empty line where there is no meta", () => {
  render(<ChatBubble from="them">Good morning.</ChatBubble>);
  expect(screen.getByText("Good morning.").parentElement?.childElementCount).toBe(1);
});
