import { expect, it } from "vitest";
import { expectNative } from "../../testing/expect-native.ts";
import { Kbd } from "./kbd.tsx";

it("is a kbd element that takes props, ref and class name", () => {
  const key = expectNative((props) => <Kbd {...props}>Esc</Kbd>);
  expect([key.localName, key.textContent]).toEqual(["kbd", "Esc"]);
});
