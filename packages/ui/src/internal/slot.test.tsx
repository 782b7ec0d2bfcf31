import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRef } from "react";
import { expect, it, vi } from "vitest";
import { Slot } from "./slot.tsx";

it("passes its props to its single child, whose own props win", async () => {
  const calls: string[] = [];
  const [outer, inner] = [createRef<HTMLElement>(), createRef<HTMLButtonElement>()];
  render(
    <Slot
      ref={outer}
      id="given"
      title="Given"
      className="a"
      style={{ top: 1, left: 1 }}
      onClick={() => calls.push("given")}
    >
      <button ref={inner} type="button" title="Own" className="b" style={{ left: 2 }} onClick={() => calls.push("own")}>
        Open
      </button>
    </Slot>,
  );
  const button = screen.getByRole("button");
  expect(button).toMatchObject({ id: "given", title: "Own", className: "a b" });
  expect([button.style.top, button.style.left]).toEqual(["1px", "2px"]);
  expect([outer.current, inner.current]).toEqual([button, button]);
  await userEvent.click(button);
  expect(calls).toEqual(["own", "given"]);
});

it("clears both refs when its child unmounts", () => {
  const given = vi.fn<(element: HTMLElement | null) => void>();
  const own = createRef<HTMLAnchorElement>();
  const { unmount } = render(
    <Slot ref={given}>
      <a ref={own} href="#agents">
        Agents
      </a>
    </Slot>,
  );
  unmount();
  expect(given).toHaveBeenLastCalledWith(null);
  expect(own.current).toBeNull();
});
