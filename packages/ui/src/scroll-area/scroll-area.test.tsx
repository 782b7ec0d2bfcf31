import { expect, it } from "vitest";
import { expectNative } from "../../testing/expect-native.ts";
import { ScrollArea } from "./scroll-area.tsx";

it("is a named region reachable by Tab, and takes props, ref and class name", () => {
  const area = expectNative((props) => (
    <ScrollArea {...props} label="Log of the run">
      <p>Line 1</p>
    </ScrollArea>
  ));
  expect(area.getAttribute("role")).toBe("region");
  expect(area.getAttribute("aria-label")).toBe("Log of the run");
  expect(area.tabIndex).toBe(0);
});
