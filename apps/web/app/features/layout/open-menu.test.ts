import { expect, it } from "vitest";
import { type MenuAction, menuReducer, type OpenMenu } from "./open-menu.ts";

const enter = (id: string): MenuAction => ({ type: "enter", id });
const press = (id: string): MenuAction => ({ type: "press", id });
const after = (...actions: MenuAction[]) => actions.reduce<OpenMenu>(menuReducer, undefined)?.id;

it("opens on hover and on a press, one menu at a time", () => {
  expect(after(enter("a"))).toBe("a");
  expect(after(press("a"))).toBe("a");
  expect(after(enter("a"), enter("b"))).toBe("b");
  expect(after(press("a"), press("b"))).toBe("b");
});

it("keeps a hovered menu when it is pressed, and closes it on the next press", () => {
  expect(after(enter("a"), press("a"))).toBe("a");
  expect(after(enter("a"), press("a"), press("a"))).toBeUndefined();
});

it("does not forget a press because the mouse comes back", () => {
  expect(after(press("a"), enter("a"), press("a"))).toBeUndefined();
});

it("closes", () => {
  expect(after(press("a"), { type: "close" })).toBeUndefined();
});
