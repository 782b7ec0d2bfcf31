import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fillApplication, renderJobPage, resume, submitApplication, type } from "./testing/apply.tsx";

vi.mock(import("../../settings.ts"), async (original) => {
  const { settings, ...rest } = await original();
  return { ...rest, settings: { ...settings, captureForms: true } };
});

let answer: (response: Response | Error) => void;
const fetch = vi.fn<typeof globalThis.fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  fetch.mockReset().mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        answer = (response) => (response instanceof Error ? reject(response) : resolve(response));
      }),
  );
  vi.stubGlobal("fetch", fetch);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const thanks = () => screen.queryByRole("heading", { name: "Application Submitted!" });

/** Submits the form and waits until the request starts: its code is fetched first. */
async function send() {
  submitApplication();
  await act(() => vi.dynamicImportSettled());
}

async function apply() {
  const page = renderJobPage();
  fillApplication();
  type(/^Portfolio/, " https://pellwater.example ");
  await send();
  return page;
}

it("sends the whole form, and shows it as submitted only once it is stored", async () => {
  await apply();
  expect(screen.queryByText("Demo: nothing is sent")).toBeNull();
  const [url, options] = fetch.mock.calls[0] ?? [];
  expect([url, options?.method]).toEqual(["/api/forms/applications", "POST"]);
  expect(options?.body instanceof FormData && Object.fromEntries(options.body)).toEqual({
    jobId: "product-manager",
    name: "Ines Kallio",
    email: "ines@pellwater.example",
    phone: "+1 555 0134",
    coverLetter: "",
    portfolio: "https://pellwater.example",
    resume,
  });
  await pass(5_000);
  expect(thanks()).toBeNull();
  expect(screen.getByRole("button", { name: /^Submitting\.\.\./ })).toHaveAttribute("aria-busy", "true");
  answer(Response.json({ id: "T-1" }, { status: 201 }));
  await pass(0);
  expect(thanks()).not.toBeNull();
  expect(screen.queryByText("Demo: nothing is sent")).toBeNull();
  await pass(3_000);
  expect(screen.getByRole("heading", { name: "Join Our Team" })).toBeVisible();
});

it("is sent once, however often it is submitted", async () => {
  await apply();
  const form = screen.getByRole("form", { name: "Apply for this position" });
  fireEvent.submit(form);
  await pass(1_500);
  fireEvent.submit(form);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it("takes 1.5 s even when the response is quick", async () => {
  await apply();
  answer(Response.json({ id: "T-1" }, { status: 201 }));
  await pass(1_499);
  expect(thanks()).toBeNull();
  await pass(1);
  expect(thanks()).not.toBeNull();
});

it("keeps everything and says what to do when sending fails", async () => {
  await apply();
  answer(new TypeError("Failed to fetch"));
  await pass(1_500);
  expect(screen.getByRole("alert")).toHaveTextContent("Your application could not be sent.");
  expect(screen.getByLabelText("Name")).toHaveValue("Ines Kallio");
  await send();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(fetch).toHaveBeenCalledTimes(2);
});

it("shows the API's error about the file at its field", async () => {
  await apply();
  const issues = [{ path: "resume", message: "Choose a PDF, DOC or DOCX file" }];
  answer(Response.json({ message: "The resume is no document.", issues }, { status: 400 }));
  await pass(1_500);
  expect(screen.getByLabelText("Resume (PDF)")).toHaveAccessibleDescription(/Choose a PDF, DOC or DOCX file$/);
  expect(screen.getByLabelText("Resume (PDF)")).toHaveFocus();
});

it.each([
  ["a page in place of the API's answer", 200, "check your connection"],
  ["a proxy that is out of order", 502, "wait a minute"],
  ["a proxy that takes less than the API", 413, "choose a smaller file"],
])("is not shown as submitted, and says what to do, when answered by %s", async (_, status, advice) => {
  await apply();
  answer(new Response("<h1>Welcome</h1>", { status, headers: { "content-type": "text/html" } }));
  await pass(1_500);
  expect(thanks()).toBeNull();
  expect(screen.getByRole("alert")).toHaveTextContent(
    `Your application could not be sent. Everything you wrote is still here: ${advice}, then try again.`,
  );
  expect(screen.getByLabelText("Name")).toHaveValue("Ines Kallio");
});

it("accepts no other file while sending, and accepts one again after a failure", async () => {
  await apply();
  expect(screen.getByLabelText("Resume (PDF)")).toBeDisabled();
  answer(new TypeError("Failed to fetch"));
  await pass(1_500);
  expect(screen.getByLabelText("Resume (PDF)")).toBeEnabled();
});

it("stops sending when the visitor leaves", async () => {
  const { unmount } = await apply();
  unmount();
  expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});
