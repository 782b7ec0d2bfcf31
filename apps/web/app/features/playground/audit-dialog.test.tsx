import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { auditFormSchema } from "@thirtyfold/api-contract";
import { auditForm, retention } from "@thirtyfold/content";
import { Dialog } from "@thirtyfold/ui";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { fakeApi } from "../../testing/fake-api.ts";
import { AuditDialog } from "./audit-dialog.tsx";
import { auditNames } from "./audit-fields.ts";
import { AuditForm } from "./audit-form.tsx";
import { layOutNothing } from "./testing/lay-out-nothing.ts";

const open = () =>
  render(
    <Dialog open>
      <AuditDialog />
    </Dialog>,
  );
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const choose = (role: "checkbox" | "radio", name: string, group?: string) => {
  const place = group === undefined ? screen : within(screen.getByRole("radiogroup", { name: group }));
  fireEvent.click(place.getByRole(role, { name }));
};
const sendButton = () => screen.getByRole("button", { name: /^Send the audit form/ });
const send = () => fireEvent.click(sendButton());

const posts: { body: URLSearchParams; contentType: string | null }[] = [];
const answer = (respond: () => Response) => {
  fakeApi.use(
    http.post("/api/forms/audit", async ({ request }) => {
      posts.push({
        body: new URLSearchParams(await request.text()),
        contentType: request.headers.get("content-type"),
      });
      return respond();
    }),
  );
};

beforeEach(() => {
  posts.length = 0;
  layOutNothing();
});

describe("the audit form", () => {
  it("asks SPEC's questions, with the API's choices, and requires nothing", () => {
    open();
    for (const label of Object.values(auditForm.labels)) expect(screen.getByText(label)).toBeVisible();
    expect(document.querySelectorAll("[required], [aria-required='true']")).toHaveLength(0);
    expect(screen.getAllByRole("checkbox")).toHaveLength(5);
    expect(screen.getAllByRole("radio")).toHaveLength(7);
    expect([...auditNames, "website", "attempt", "origin"].toSorted()).toEqual(
      Object.keys(auditFormSchema.shape).toSorted(),
    );
    expect(screen.getByText(`${retention.text} ${retention.visit}`)).toBeVisible();
  });

  it("posts form-encoded and confirms with SPEC's words and the reference number", async () => {
    answer(() => HttpResponse.json({ id: "AB12-CD34" }, { status: 201 }));
    open();
    type("Full name", "Tomas Verhale");
    type("Email", " tomas@osprey.example ");
    choose("checkbox", "Other");
    choose("checkbox", "AI Agent");
    choose("checkbox", "AI Consulting");
    choose("checkbox", "AI Consulting");
    choose("radio", "30 Days");
    choose("radio", "Other", auditForm.labels.decisionMaker);
    type("The problem", "Calls at night");
    send();
    send();
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(/^Submission successful!$/));
    expect(screen.getByText("AB12-CD34")).toBeVisible();
    expect(screen.getByRole("button", { name: "Back to the playground" })).toBeVisible();
    expect(posts).toHaveLength(1);
    expect(posts[0]?.contentType).toMatch(/^application\/x-www-form-urlencoded/);
    expect(posts[0]?.body.getAll("projectTypes")).toEqual(["AI Agent", "Other"]);
    expect(Object.fromEntries(posts[0]?.body ?? [])).toMatchObject({
      fullName: "Tomas Verhale",
      email: "tomas@osprey.example",
      timeline: "30 Days",
      decisionMaker: "Other",
      problem: "Calls at night",
    });
    expect(sessionStorage.getItem("draft:audit")).toBeNull();
  });

  it("accepts any OK response from an external service, and names its host", async () => {
    fakeApi.use(http.post("https://forms.example/f/1", () => new HttpResponse("thanks")));
    const done: unknown[] = [];
    render(<AuditForm url="https://forms.example/f/1" onDone={(reference) => done.push(reference)} />);
    expect(screen.getByText("What you send goes to the form service at forms.example.")).toBeVisible();
    send();
    await waitFor(() => expect(done).toEqual([undefined]));
  });

  it("marks an invalid email before sending anything", () => {
    open();
    type("Email", "tomas@");
    send();
    expect(screen.getByText("Enter a complete email address")).toBeVisible();
    expect(field("Email")).toHaveFocus();
  });

  it.each([
    ["is out of reach", () => HttpResponse.error(), auditForm.failed.unreachable],
    ["refuses", () => HttpResponse.json({ message: "Too many calls." }, { status: 429 }), "Too many calls."],
    ["fails", () => new HttpResponse("<h1>502</h1>", { status: 502 }), auditForm.failed.refused],
    ["is a page in its place", () => HttpResponse.html("<h1>Welcome</h1>"), auditForm.failed.unreachable],
  ])("keeps everything when the service %s, says what to do, and can be submitted again", async (_, respond, said) => {
    answer(respond);
    open();
    type("The problem", "Calls at night");
    choose("checkbox", "AI Agent");
    send();
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(said));
    expect(screen.getByRole("alert")).toHaveTextContent(auditForm.failed.otherwise);
    expect(field("The problem")).toHaveValue("Calls at night");
    expect(screen.getByRole("checkbox", { name: "AI Agent" })).toBeChecked();
    answer(() => HttpResponse.json({ id: "A" }, { status: 201 }));
    send();
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("Submission successful!"));
  });

  it("shows the service's error at its field", async () => {
    const issues = [{ path: "phone", message: "Use at most 40 characters" }];
    answer(() => HttpResponse.json({ detail: "Not right.", issues }, { status: 400 }));
    open();
    type("Phone", "+1 555 0100");
    send();
    expect(await screen.findByText("Use at most 40 characters")).toBeVisible();
    expect(field("Phone")).toHaveFocus();
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(auditForm.failed.fields));
  });

  it("survives a reload, including its choices", () => {
    const view = open();
    type("Project title", "Night calls");
    choose("checkbox", "Other");
    choose("checkbox", "AI Agent");
    choose("radio", "ASAP");
    view.unmount();
    open();
    expect(field("Project title")).toHaveValue("Night calls");
    expect(screen.getByRole("checkbox", { name: "AI Agent" })).toBeChecked();
    expect(screen.getByRole("checkbox", { name: "Other" })).toBeChecked();
    expect(screen.getByRole("checkbox", { name: "AI Consulting" })).not.toBeChecked();
    expect(screen.getByRole("radio", { name: "ASAP" })).toBeChecked();
  });
});
