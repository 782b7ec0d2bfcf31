import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ContactPage } from "./contact-page.tsx";

const Site = createRoutesStub([{ path: "/", Component: ContactPage }]);
const message = `Every Friday we copy 40 invoices by hand. ${"It takes a day. ".repeat(6)}`;
const subject = () => screen.getByRole("combobox", { name: "Subject" });
const review = () => screen.getByRole("button", { name: "Review message" });
const dialog = () => screen.findByRole("dialog", { name: "Your message is ready" });

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function fill() {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("Name"), "Ines Kallio");
  await user.type(screen.getByLabelText("Email"), "ines@pellwater.example");
  await user.type(screen.getByLabelText("Company"), "Pellwater");
  await user.selectOptions(subject(), "Partnership");
  await user.click(screen.getByLabelText("Message"));
  await user.paste(message);
  return user;
}

describe("the contact form", () => {
  it("requires all fields but the phone, with a message at each, and focuses the first", async () => {
    render(<Site />);
    await userEvent.click(review());
    expect(screen.getByLabelText("Name")).toHaveFocus();
    expect(screen.getByLabelText("Name")).toHaveAccessibleDescription("Enter your name.");
    const sentences = ["Enter your email.", "Enter your company.", "Choose what it is about.", "Write your message."];
    for (const sentence of sentences) expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByLabelText(/^Phone/)).not.toBeInvalid();
    await userEvent.type(screen.getByLabelText("Name"), "I");
    expect(screen.getByLabelText("Name")).toBeValid();
    expect(screen.queryByText("Enter your name.")).toBeNull();
    expect(screen.getByText("Enter your email.")).toBeVisible();
  });

  it("keeps a long paste whole, says by how much it is too long, and is reviewed once shortened", async () => {
    render(<Site />);
    const user = await fill();
    await user.click(screen.getByLabelText("Message"));
    await user.paste("x".repeat(5_000));
    const text = message + "x".repeat(5_000);
    expect(screen.getByLabelText("Message")).toHaveValue(text);
    const tooMany = `At most 5,000 characters: shorten it. ${message.length} too many.`;
    expect(screen.getByLabelText("Message")).toHaveAccessibleDescription(tooMany);
    await user.click(review());
    expect(screen.getByLabelText("Message")).toHaveFocus();
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.clear(screen.getByLabelText("Message"));
    await user.paste(message);
    expect(screen.getByLabelText("Message")).toBeValid();
    await user.click(review());
    expect(await dialog()).toBeVisible();
  });

  it("is validated by the browser until it is hydrated", () => {
    const { container } = render(<Site />);
    const required = [...container.querySelectorAll<HTMLInputElement>("form :required")].map(({ name }) => name);
    expect(required).toEqual(["name", "email", "company", "subject", "message"]);
    const html = renderToString(<Site />);
    expect(html).toMatch(/<form (?![^>]*novalidate)[^>]*method="dialog"/i);
    expect(container.querySelector("form")).toHaveAttribute("novalidate");
  });

  it("offers five subjects", () => {
    render(<Site />);
    const choices = within(subject()).getAllByRole<HTMLOptionElement>("option");
    const labels = choices.filter(({ disabled }) => !disabled).map(({ textContent }) => textContent);
    expect(labels).toEqual(["General question", "Demo of an agent", "Pricing", "Support", "Partnership"]);
  });

  it("shows what was written before handing it to the intake form, and sends nothing", async () => {
    const fetch = vi.spyOn(globalThis, "fetch");
    render(<Site />);
    await fill();
    await userEvent.click(review());
    const shown = within(await dialog());
    for (const text of ["Ines Kallio", "ines@pellwater.example", "Pellwater"])
      expect(shown.getByText(text)).toBeVisible();
    expect(shown.getByText(`${message.slice(0, 100)}...`)).toBeVisible();
    const link = shown.getByRole("link", { name: "Open intake form (opens in a new tab)" });
    const { pathname, searchParams } = new URL(link.getAttribute("href") ?? "", "http://localhost");
    expect(pathname).toBe("/intake-form.html");
    expect(Object.fromEntries(searchParams)).toEqual({
      name: "Ines Kallio",
      email: "ines@pellwater.example",
      company: "Pellwater",
      message: message.trim(),
      need: "Partnership",
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  it("keeps what was written when Enter is pressed twice", async () => {
    render(<Site />);
    const user = await fill();
    await user.type(screen.getByLabelText("Company"), "{Enter}");
    const shown = await dialog();
    await waitFor(() => expect(shown).toHaveFocus());
    await user.keyboard("{Enter}");
    expect(shown).toBeVisible();
    expect(screen.getByLabelText("Name")).toHaveValue("Ines Kallio");
  });

  it("is cleared when the review is closed, and restored by Undo", async () => {
    render(<Site />);
    const user = await fill();
    await user.click(review());
    await dialog();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByLabelText("Name")).toHaveValue("");
    expect(screen.getByLabelText("Message")).toHaveValue("");
    expect(subject()).toHaveValue("");
    expect(sessionStorage).toHaveLength(0);
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(screen.getByLabelText("Message")).toHaveValue(message);
    expect(subject()).toHaveValue("partnership");
    expect(screen.getByLabelText("Name")).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  it("keeps a draft of all fields, including the subject", async () => {
    const { unmount } = render(<Site />);
    await fill();
    unmount();
    render(<Site />);
    expect(screen.getByLabelText("Name")).toHaveValue("Ines Kallio");
    expect(screen.getByLabelText("Message")).toHaveValue(message);
    expect(subject()).toHaveValue("partnership");
  });
});

describe("the questions", () => {
  it("are four, with at most one open", async () => {
    render(<Site />);
    const region = within(screen.getByRole("region", { name: "Before you write" }));
    const questions = region.getAllByRole<HTMLDetailsElement>("group");
    expect(questions).toHaveLength(4);
    // The browser closes other details elements of the same name; jsdom does not.
    const names = new Set(questions.map((question) => question.getAttribute("name")));
    expect([...names]).toEqual([expect.stringMatching(/./)]);
    const [, second] = region.getAllByRole("heading", { level: 3 });
    if (!second) return;
    await userEvent.click(second);
    expect(questions.map((question) => question.open)).toEqual([false, true, false, false]);
    await userEvent.click(second);
    expect(questions.map((question) => question.open)).toEqual([false, false, false, false]);
    expect(screen.getByText(/3 to 6 months/)).toBeInTheDocument();
    expect(screen.getByText(/GDPR, HIPAA and CCPA/)).toBeInTheDocument();
  });
});

describe("the panel beside the form", () => {
  it("shows the address and the hours, and highlights the current day in the company's time zone", () => {
    vi.useFakeTimers({ now: Date.parse("2026-03-03T02:30:00Z") });
    render(<Site />);
    expect(screen.getByRole("link", { name: "hello@thirtyfold.example" })).toHaveAttribute(
      "href",
      "mailto:hello@thirtyfold.example",
    );
    const rows = within(screen.getByRole("table", { name: "Business hours (EST)" })).getAllByRole("row");
    expect(rows.map((row) => row.textContent)).toEqual([
      "Monday Today9:00 AM to 6:00 PM",
      "Tuesday9:00 AM to 6:00 PM",
      "Wednesday9:00 AM to 6:00 PM",
      "Thursday9:00 AM to 6:00 PM",
      "Friday9:00 AM to 6:00 PM",
      "SaturdayClosed",
      "SundayClosed",
    ]);
    expect(rows.map((row) => row.getAttribute("aria-current"))).toEqual(["date", ...Array<null>(6).fill(null)]);
    expect(screen.getByText("It is 9:30 PM here. We are closed now.")).toBeVisible();
  });
});
