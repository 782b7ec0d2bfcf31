import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ChatBubble } from "../chat-bubble/chat-bubble.tsx";
import { TypingIndicator } from "./typing-indicator.tsx";

it("says that somebody is typing", () => {
  render(
    <ChatBubble from="them">
      <TypingIndicator label="Assistant is typing" />
    </ChatBubble>,
  );
  expect(screen.getByRole("status").textContent).toBe("Assistant is typing");
});
