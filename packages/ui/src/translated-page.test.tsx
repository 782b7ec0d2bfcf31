import { render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { allowTranslation } from "./translated-page.ts";

const { insertBefore, removeChild } = Node.prototype;

beforeEach(allowTranslation);

afterEach(() => {
  Object.assign(Node.prototype, { insertBefore, removeChild });
});

function Shelf({ open }: { open: boolean }) {
  return (
    <p>
      {open ? <b>!</b> : <i>?</i>}
      {open ? "Open" : <s>Closed</s>}
    </p>
  );
}

/** Does what browsers do: removes the text from the page and puts elements with its translation in its place. */
const replace = (text: ChildNode) => {
  const translated = document.createElement("span");
  translated.textContent = `<${text.textContent}>`;
  text.replaceWith(translated);
};

/** Does what some extensions do. */
const wrap = (text: ChildNode) => {
  const translated = document.createElement("span");
  text.replaceWith(translated);
  translated.append(text);
};

const shelf = () => screen.getByRole("paragraph");
const lastText = () => shelf().lastChild as ChildNode;

it("updates a page whose text nodes have been replaced", () => {
  const { rerender } = render(<Shelf open />);
  replace(lastText());
  rerender(<Shelf open={false} />);
  expect(shelf().textContent).toBe("<Open>?Closed");
});

it("updates a page whose text nodes have been wrapped", () => {
  const { rerender } = render(<Shelf open />);
  wrap(lastText());
  rerender(<Shelf open={false} />);
  expect(shelf().textContent).toBe("?Closed");
});

it("leaves all other DOM operations unchanged", () => {
  const list = document.createElement("ul");
  const [first, second] = [document.createElement("li"), document.createElement("li")];
  expect(list.insertBefore(second, null)).toBe(second);
  expect(list.insertBefore(first, second)).toBe(first);
  expect([...list.children]).toEqual([first, second]);
  expect(list.removeChild(first)).toBe(first);
  expect([...list.children]).toEqual([second]);
});
