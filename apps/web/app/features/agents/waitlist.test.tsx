import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { businessTypes } from "@thirtyfold/api-contract";
import { retention, waitlist } from "@thirtyfold/content";
import { delay, HttpResponse, http } from "msw";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeApi } from "../../testing/fake-api.ts";
import { WaitlistForm } from "./waitlist.tsx";

const thanks = "Thanks! You'll hear from us soon.";
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const button = () => screen.getByRole("button", { name: /^Join the waitlist/ });
const join = () => fireEvent.click(button());

const type = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Type of business" });

function fill() {
  fireEvent.change(field("Name"), { target: { value: "Ines Kallio" } });
  fireEvent.change(field("Email"), { target: { value: "ines@pellwater.example" } });
  fireEvent.change(type(), { target: { value: "service" } });
}

afterEach(() => {
  vi.useRealTimers();
});

it("puts nothing into the URL when the application cannot load", () => {
  expect(renderToString(<WaitlistForm />)).toMatch(/<form [^>]*method="dialog"/);
});

describe("the waitlist that sends nothing", () => {
  beforeEach(() => {
    render(<WaitlistForm capture={false} />);
  });

  it("offers SPEC's business types and says that it is a demo", () => {
    const options = [...type().options].map(({ value }) => value);
    expect(options).toEqual(["", ...businessTypes]);
    expect(screen.getByText("Demo: nothing is sent")).toBeVisible();
  });

  it("shows its thanks for 3 seconds in place of the button, then is empty again", () => {
    vi.useFakeTimers();
    fill();
    join();
    expect(screen.getByRole("status")).toHaveTextContent(thanks);
    expect(screen.queryByRole("button", { name: /^Join/ })).toBeNull();
    expect(sessionStorage.getItem("draft:waitlist")).toBeNull();
    act(() => void vi.advanceTimersByTime(2_999));
    expect(screen.getByRole("status")).toHaveTextContent(thanks);
    expect(field("Name")).toHaveValue("Ines Kallio");
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    expect(field("Name")).toHaveValue("");
    expect(field("Email")).toHaveValue("");
    expect(type()).toHaveDisplayValue("Choose one");
    expect(button()).toBeVisible();
  });

  it("moves the focus from the button to the thanks and back", () => {
    vi.useFakeTimers();
    fill();
    button().focus();
    join();
    expect(document.activeElement).toHaveTextContent(thanks);
    act(() => void vi.advanceTimersByTime(3_000));
    expect(button()).toHaveFocus();
  });

  it("requires all three fields, focuses the first, and clears an error on edit", () => {
    join();
    for (const said of ["Enter your name", "Enter your email", "Choose your type of business"]) {
      expect(screen.getByText(said)).toBeVisible();
    }
    expect(field("Name")).toHaveFocus();
    expect(field("Name")).toBeInvalid();
    expect(field("Name")).toHaveAccessibleDescription("Enter your name");
    fireEvent.change(field("Name"), { target: { value: "I" } });
    expect(screen.queryByText("Enter your name")).toBeNull();
    fireEvent.change(field("Email"), { target: { value: "ines@pellwater" } });
    join();
    expect(screen.getByText("Enter a complete email address")).toBeVisible();
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });
});

it("restores what was typed before a reload", () => {
  const first = render(<WaitlistForm capture={false} />);
  fill();
  first.unmount();
  render(<WaitlistForm capture={false} />);
  expect(field("Name")).toHaveValue("Ines Kallio");
  expect(field("Email")).toHaveValue("ines@pellwater.example");
  expect(type()).toHaveDisplayValue("Service business");
});

describe("the waitlist that is stored", () => {
  const posts: unknown[] = [];
  const answer = (respond: () => Response | Promise<Response>) => {
    fakeApi.use(
      http.post("/api/forms/waitlist", async ({ request }) => {
        posts.push(await request.json());
        return respond();
      }),
    );
  };

  beforeEach(() => {
    posts.length = 0;
    render(<WaitlistForm capture />);
  });

  it("says what is kept, and not that it is a demo", () => {
    expect(screen.getByText(`${retention.text} ${retention.visit}`)).toBeVisible();
    expect(screen.queryByText("Demo: nothing is sent")).toBeNull();
  });

  it("thanks only once it is stored, and sends once however often the button is pressed", async () => {
    const origin = '{"firstPage":"/agents"}';
    sessionStorage.setItem("visit", origin);
    let stored = () => {};
    answer(async () => {
      await new Promise<void>((resolve) => (stored = resolve));
      return HttpResponse.json({ id: "A" }, { status: 201 });
    });
    fill();
    join();
    join();
    fireEvent.submit(button().closest("form") as HTMLFormElement);
    await waitFor(() => expect(posts).toHaveLength(1));
    expect(button()).toHaveAttribute("aria-busy", "true");
    // The select keeps any focus it has, and accepts no choice that would not be sent.
    expect(type()).toBeEnabled();
    fireEvent.change(type(), { target: { value: "retail" } });
    expect(type()).toHaveValue("service");
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    stored();
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(thanks));
    expect(posts).toEqual([{ name: "Ines Kallio", email: "ines@pellwater.example", businessType: "service", origin }]);
  });

  it("shows the API's error at its field and keeps everything", async () => {
    const detail = "Some answers are not right.";
    const issues = [{ path: "email", message: "Use at most 254 characters" }];
    answer(() => HttpResponse.json({ detail, issues }, { status: 400 }));
    fill();
    join();
    expect(await screen.findByText("Use at most 254 characters")).toBeVisible();
    expect(field("Email")).toHaveFocus();
    expect(field("Name")).toHaveValue("Ines Kallio");
    await waitFor(() => expect(button()).not.toHaveAttribute("aria-busy"));
  });

  it.each([
    ["away", () => HttpResponse.error(), waitlist.failed],
    ["not there, but a page", () => HttpResponse.html("<h1>Welcome</h1>"), waitlist.failed],
    ["behind a proxy that is out of order", () => HttpResponse.html("<h1>502</h1>", { status: 502 }), waitlist.trouble],
    ["busy", () => HttpResponse.json({ message: "Too many calls" }, { status: 429 }), "Too many calls"],
  ])("says so when the API is %s, and can be submitted again", async (_, respond, said) => {
    answer(respond);
    fill();
    join();
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(said));
    expect(field("Email")).toHaveValue("ines@pellwater.example");
    answer(async () => {
      await delay(1);
      return HttpResponse.json({ id: "A" }, { status: 201 });
    });
    join();
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(thanks));
    expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  });
});
