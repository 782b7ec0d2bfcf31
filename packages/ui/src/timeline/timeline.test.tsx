import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { expectNative } from "../../testing/expect-native.ts";
import { Timeline, TimelineItem } from "./timeline.tsx";

it("lists events in order, with their times", () => {
  render(
    <Timeline>
      <TimelineItem title="Message sent" time={<time dateTime="2026-11-20">Friday</time>}>
        By mail.
      </TimelineItem>
      <TimelineItem title="Answer" pending />
    </Timeline>,
  );
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Message sentFridayBy mail.",
    "Answer",
  ]);
});

it("hides its markers from screen readers, even when an icon replaces the square", () => {
  render(
    <Timeline>
      <TimelineItem title="Done" />
      <TimelineItem title="To come" pending />
      <TimelineItem title="Mail" icon={<svg role="img" aria-label="Letter" />} />
    </Timeline>,
  );
  expect(screen.queryByRole("img")).toBeNull();
  const marks = screen.getAllByRole("listitem").map((item) => item.querySelector("[aria-hidden] > *"));
  expect(marks.map((mark) => mark?.classList.contains("tf:bg-mark"))).toEqual([true, false, false]);
});

it("passes props, ref and class name to the list", () => {
  expect(expectNative((props) => <Timeline {...props} />).localName).toBe("ol");
});

it("passes props, ref and class name to an event", () => {
  expect(expectNative((props) => <TimelineItem {...props} title="Answer" />).localName).toBe("li");
});
