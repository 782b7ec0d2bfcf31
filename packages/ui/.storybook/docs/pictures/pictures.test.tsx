import { render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PicturePair } from "./picture-pair.tsx";
import { pictures } from "./pictures.ts";

const moves = vi.fn<() => void>();

// jsdom does not implement scrolling.
beforeEach(() => void Object.assign(Element.prototype, { scrollIntoView: moves }));
afterEach(() => void Reflect.deleteProperty(Element.prototype, "scrollIntoView"));

it.for(Object.entries(pictures))("the pictures of %s do not scroll the page", ([, pair]) => {
  if (pair === undefined) throw new Error("There is a name without pictures");
  render(<PicturePair {...pair} />);
  expect(moves).not.toHaveBeenCalled();
});
