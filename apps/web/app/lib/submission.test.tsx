import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HttpError } from "./http-error.ts";
import { type Attempt, useSubmission } from "./submission.ts";

const names = ["name"] as const;
const attempts: Attempt[] = [];
const stored = vi.fn<(id: string | undefined) => void>();
let answer: () => Promise<string>;

function Form() {
  const { form, input, errors, busy, failure, submit, clear } = useSubmission<"name", string>({
    draft: "test",
    names,
    most: { name: 200 },
    check: ({ name }) => (name === "" ? { name: "Enter your name" } : {}),
    send: async (_, attempt) => {
      attempts.push(attempt);
      return await answer();
    },
    timeLimitMs: 30_000,
    failed: (error, marked) => (marked ? undefined : (error?.serverMessage ?? "Not sent")),
    onStored: stored,
  });
  return (
    <form ref={form} onSubmit={(event) => void submit(event)}>
      <input aria-label="Name" {...input("name")} aria-invalid={errors.name !== undefined} />
      <output>{errors.name ?? failure ?? (busy ? "Sending" : "")}</output>
      <button type="submit">Send</button>
      <button type="button" onClick={clear}>
        Again
      </button>
    </form>
  );
}

const type = (value: string) => fireEvent.change(screen.getByLabelText("Name"), { target: { value } });
const send = async () => act(async () => fireEvent.click(screen.getByRole("button", { name: "Send" })));
const keys = () => attempts.map(({ key }) => key);
const said = () => screen.getByRole("status").textContent;

beforeEach(() => {
  attempts.length = 0;
  stored.mockClear();
  answer = () => Promise.reject(new HttpError("network", "The answer was lost"));
});
afterEach(() => {
  vi.useRealTimers();
});

it("a text that is too long is told of at once, is not cut, and goes once it is shortened", async () => {
  answer = () => Promise.resolve("A");
  render(<Form />);
  type("x".repeat(1_434));
  expect(screen.getByLabelText("Name")).toHaveValue("x".repeat(1_434));
  expect(said()).toBe("At most 200 characters: shorten it. 1,234 too many.");
  await send();
  expect(attempts).toEqual([]);
  expect(screen.getByLabelText("Name")).toHaveFocus();
  type("x".repeat(201));
  expect(said()).toBe("At most 200 characters: shorten it. 1 too many.");
  type("x".repeat(200));
  expect(screen.getByLabelText("Name")).toBeValid();
  await send();
  expect(stored).toHaveBeenCalledExactlyOnceWith("A");
});

describe("the key of a submission", () => {
  it("is the same again after a lost answer, so that nothing is stored twice", async () => {
    render(<Form />);
    type("Ines");
    await send();
    expect(said()).toBe("Not sent");
    answer = () => Promise.resolve("A");
    await send();
    expect(stored).toHaveBeenCalledExactlyOnceWith("A");
    expect(new Set(keys()).size).toBe(1);
  });

  it("is kept over a reload, as the draft is", async () => {
    const { unmount } = render(<Form />);
    type("Ines");
    await send();
    unmount();
    render(<Form />);
    expect(screen.getByLabelText("Name")).toHaveValue("Ines");
    await send();
    expect(new Set(keys()).size).toBe(1);
  });

  it("is another for other content, and once the last was stored", async () => {
    render(<Form />);
    type("Ines");
    await send();
    type("Ines Kallio");
    answer = () => Promise.resolve("A");
    await send();
    fireEvent.click(screen.getByRole("button", { name: "Again" }));
    type("Ines Kallio");
    await send();
    expect(new Set(keys()).size).toBe(3);
    expect(sessionStorage).toHaveLength(0);
  });
});

describe("an attempt", () => {
  it("ends when its time is over: the form can be written in and sent again", async () => {
    vi.useFakeTimers();
    answer = () => new Promise<never>(() => {});
    render(<Form />);
    type("Ines");
    await send();
    expect(screen.getByLabelText("Name")).toHaveAttribute("readonly");
    await act(async () => vi.advanceTimersByTimeAsync(30_000));
    expect(said()).toBe("Not sent");
    expect(attempts[0]?.signal.aborted).toBe(true);
    expect(screen.getByLabelText("Name")).not.toHaveAttribute("readonly");
    answer = () => Promise.resolve("A");
    await send();
    expect(stored).toHaveBeenCalledOnce();
  });

  it("is the only one, keeps the focus, and ends when the visitor leaves", async () => {
    answer = () => new Promise<never>(() => {});
    const { unmount } = render(<Form />);
    type("Ines");
    screen.getByRole("button", { name: "Send" }).focus();
    await send();
    await send();
    expect(attempts).toHaveLength(1);
    expect(screen.getByRole("button", { name: "Send" })).toHaveFocus();
    unmount();
    expect(attempts[0]?.signal.aborted).toBe(true);
  });

  it("takes no words that would be lost with the form, from its start until it is emptied", async () => {
    let store: (id: string) => void = () => {};
    answer = () => new Promise((resolve) => (store = resolve));
    render(<Form />);
    type("Ines");
    await send();
    type("Tomas");
    expect(screen.getByLabelText("Name")).toHaveValue("Ines");
    await act(async () => store("A"));
    type("Tomas");
    await send();
    expect(screen.getByLabelText("Name")).toHaveValue("Ines");
    expect(attempts).toHaveLength(1);
    fireEvent.click(screen.getByRole("button", { name: "Again" }));
    type("Tomas");
    expect(screen.getByLabelText("Name")).toHaveValue("Tomas");
  });

  it("is not made where something is wrong, and shows the server's objection at its field", async () => {
    render(<Form />);
    await send();
    expect(said()).toBe("Enter your name");
    expect(attempts).toEqual([]);
    type("Ines");
    answer = () => Promise.reject(new HttpError("status", "No", { fieldErrors: { name: "Too long" } }));
    await send();
    expect(said()).toBe("Too long");
    expect(screen.getByLabelText("Name")).toHaveFocus();
  });
});
