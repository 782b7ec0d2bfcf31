import { afterEach, expect, it } from "vitest";
import { tabStops } from "./tab-stops.ts";

afterEach(() => document.body.replaceChildren());

const stopsOf = (html: string) => {
  document.body.innerHTML = html;
  return tabStops(document.body).map(({ id }) => id);
};
const radio = (id: string, name: string, more = "") => `<input type="radio" id="${id}" name="${name}" ${more}>`;

it("includes only the checked radio of a group, or else its first", () => {
  const chosen = radio("a", "x") + radio("b", "x", "checked") + radio("c", "x");
  const open = radio("d", "y") + radio("e", "y");
  expect(stopsOf(chosen + open)).toEqual(["b", "d"]);
});

it("includes the focused radio of a group, since Tab moves on from there", () => {
  document.body.innerHTML = radio("a", "x", "checked") + radio("b", "x");
  document.getElementById("b")?.focus();
  expect(tabStops(document.body).map(({ id }) => id)).toEqual(["b"]);
});

it("includes every radio without a name, and keeps the groups of two forms apart", () => {
  const nameless = radio("a", "") + radio("b", "");
  const forms = `<form>${radio("c", "x", "checked")}</form><form>${radio("d", "x", "checked")}</form>`;
  expect(stopsOf(nameless + forms)).toEqual(["a", "b", "c", "d"]);
});

it("replaces a group that delegates focus with the radio it delegates to, once there is one", () => {
  const group = (tabIndex: number) =>
    `<div id="a" role="radiogroup" tabindex="0"><button id="b" role="radio" tabindex="${tabIndex}">B</button></div>`;
  expect(stopsOf(group(-1))).toEqual(["a"]);
  expect(stopsOf(group(0))).toEqual(["b"]);
});

it("leaves out elements that are disabled, hidden from Tab, or not focusable", () => {
  const others =
    '<button id="a">A</button><button id="b" disabled>B</button><a id="c">C</a><p id="d" tabindex="-1">D</p>';
  expect(stopsOf(`${others}${radio("e", "x", "disabled")}${radio("f", "x")}<input type="hidden" id="g">`)).toEqual([
    "a",
    "f",
  ]);
});
