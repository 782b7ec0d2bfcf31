import { expect, it } from "vitest";
import { expectNative } from "../../testing/expect-native.ts";
import { ScrollArea } from "./scroll-area.tsx";

it("is a place with a name that Tab reaches, and hands props, ref and class name to it", () => {
  const area = expectNative((props) => (
    <ScrollArea {...props} label="Log of the run">
      <p>Line 1</p>
    </ScrollArea>
  ));
  expect(area.getAttribute("role")).toBe("region");
  expect(area.getAttribute("aria-label")).toBe("Log of the run");
  expect(area.tabIndex).toBe(0);
});
