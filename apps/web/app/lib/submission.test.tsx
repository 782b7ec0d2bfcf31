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

it("a text that is too long is reported at once, is not truncated, and is sent once shortened", async () => {
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

describe("the idempotency key of a submission", () => {
  it("is reused after a lost response, so that nothing is stored twice", async () => {
    render(<Form />);
    type("Ines");
    await send();
    expect(said()).toBe("Not sent");
    answer = () => Promise.resolve("A");
    await send();
    expect(stored).toHaveBeenCalledExactlyOnceWith("A");
    expect(new Set(keys()).size).toBe(1);
  });

  it("is kept across a reload, like the draft", async () => {
    const { unmount } = render(<Form />);
    type("Ines");
    await send();
    unmount();
    render(<Form />);
    expect(screen.getByLabelText("Name")).toHaveValue("Ines");
    await send();
    expect(new Set(keys()).size).toBe(1);
  });

  it("changes with the content, and after a stored submission", async () => {
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

describe("a submission attempt", () => {
  it("times out: the form can be edited and submitted again", async () => {
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

  it("is the only one at a time, keeps the focus, and is aborted when the visitor leaves", async () => {
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

  it("accepts no typing from its start until the form is cleared", async () => {
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

  it("is not made when a field is invalid, and shows the server's error at its field", async () => {
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
