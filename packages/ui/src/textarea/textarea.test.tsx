import { fireEvent, render, screen } from "@testing-library/react";
import { createRef, useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Textarea } from "./textarea.tsx";

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a textarea", () => {
  it("is a native textarea that takes native props, ref and class name", () => {
    const ref = createRef<HTMLTextAreaElement>();
    render(<Textarea ref={ref} aria-label="Message" name="message" rows={2} maxHeight={160} className="mt-2" />);
    const area = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Message" });
    expect(ref.current).toBe(area);
    expect(area).toMatchObject({ name: "message", rows: 2 });
    expect(area.style.maxHeight).toBe("160px");
    expect(area.className).toMatch(/ mt-2$/);
  });

  it("calls a callback ref once, however often it renders", () => {
    const ref = vi.fn<(area: HTMLTextAreaElement | null) => void>();
    const { rerender, unmount } = render(<Textarea ref={ref} aria-label="Message" />);
    const area = screen.getByRole("textbox");
    rerender(<Textarea ref={ref} aria-label="Message" rows={4} />);
    expect(ref.mock.calls).toEqual([[area]]);
    unmount();
    expect(ref.mock.calls).toEqual([[area], [null]]);
  });

  it("stops growing at 300 px unless told otherwise", () => {
    render(<Textarea aria-label="Message" />);
    expect(screen.getByRole("textbox").style.maxHeight).toBe("300px");
  });
});

describe("a textarea in a browser without field-sizing", () => {
  // 24 px per line, as jsdom has no layout.
  beforeEach(() => {
    vi.stubGlobal("CSS", { supports: () => false });
    vi.spyOn(Element.prototype, "scrollHeight", "get").mockImplementation(function (this: Element) {
      return this instanceof HTMLTextAreaElement ? 24 * this.value.split("\n").length : 0;
    });
  });

  it("grows with the typed text", () => {
    render(<Textarea aria-label="Message" />);
    const area = screen.getByRole<HTMLTextAreaElement>("textbox");
    fireEvent.input(area, { target: { value: "one\ntwo\nthree" } });
    expect(area.style.height).toBe("72px");
  });

  it("follows a controlled value, also when it gets shorter", () => {
    const Composer = () => {
      const [text, setText] = useState("one\ntwo");
      return (
        <>
          <Textarea aria-label="Message" value={text} onChange={(event) => setText(event.target.value)} />
          <button type="button" onClick={() => setText("")}>
            Send
          </button>
        </>
      );
    };
    render(<Composer />);
    const area = screen.getByRole<HTMLTextAreaElement>("textbox");
    expect(area.style.height).toBe("48px");
    fireEvent.click(screen.getByRole("button", { name: "Send" }));
    expect(area.style.height).toBe("24px");
  });

  it("leaves the height to a browser that supports it", () => {
    vi.stubGlobal("CSS", { supports: () => true });
    render(<Textarea aria-label="Message" defaultValue={"one\ntwo"} />);
    expect(screen.getByRole("textbox").style.height).toBe("");
  });
});
