import { expect, it } from "vitest";
import { expectNative } from "../../testing/expect-native.ts";
import { Kbd } from "./kbd.tsx";

it("is a key, and hands props, ref and class name to it", () => {
  const key = expectNative((props) => <Kbd {...props}>Esc</Kbd>);
  expect([key.localName, key.textContent]).toEqual(["kbd", "Esc"]);
});
