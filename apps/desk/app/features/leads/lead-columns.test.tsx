import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { first, openLeads } from "../../testing/leads.ts";
import { answerCall, onlyPage } from "../../testing/people.ts";

const heads = async () =>
  within(await screen.findByRole("table", { name: "Leads" }))
    .getAllByRole("columnheader")
    .map(({ textContent }) => textContent)
    .filter((text) => text !== "");
const all = ["Name", "Email", "Form", "State", "Source", "Assigned to", "Received"];
const item = (name: string) => screen.getByRole("menuitemcheckbox", { name });

it("shows the columns a person chooses, and remembers them in this browser", async () => {
  const { user } = await openLeads();
  expect(await heads()).toEqual(all);
  await user.click(screen.getByRole("button", { name: "Columns" }));
  expect(screen.getByRole("menuitem", { name: "Those that fit" })).toHaveAttribute("aria-disabled", "true");
  await user.click(item("Source"));
  expect(item("Source")).not.toBeChecked();
  await user.click(item("Form"));
  await user.click(item("Source"));
  expect(item("Source")).toBeChecked();
  await user.keyboard("{Escape}");
  const shown = ["Name", "Email", "State", "Source", "Assigned to", "Received"];
  expect(await heads()).toEqual(shown);
  expect(screen.getByRole("row", { name: /Jun Sato.*Talking.*october.*Tomas Verhale/ })).toBeVisible();

  await user.click(screen.getByRole("link", { name: /Jun Sato/ }));
  await user.click(await screen.findByRole("link", { name: "Close the lead" }));
  expect(await heads()).toEqual(shown);
  expect(localStorage.getItem("desk-columns")).toBe("email,state,source,assignee,received");

  await user.click(screen.getByRole("button", { name: "Columns" }));
  await user.click(screen.getByRole("menuitem", { name: "Those that fit" }));
  expect(await heads()).toEqual(all);
  expect(localStorage.getItem("desk-columns")).toBeNull();
});

it("always shows the name, and starts with the columns chosen before", async () => {
  localStorage.setItem("desk-columns", "received,form,a-column-of-yesterday");
  const { user } = await openLeads();
  expect(await heads()).toEqual(["Name", "Form", "Received"]);
  await user.click(screen.getByRole("button", { name: "Columns" }));
  expect(item("Name")).toBeChecked();
  expect(item("Name")).toHaveAttribute("aria-disabled", "true");
  await user.click(item("Form"));
  await user.click(item("Received"));
  await user.click(item("Name"));
  expect(await heads()).toEqual(["Name"]);
  expect(screen.getByRole("link", { name: /Adaeze Lindqvist/, hidden: true })).toBeVisible();
});

it("shows the email below the name of a lead without a company, unless it has its own column", async () => {
  localStorage.setItem("desk-columns", "state");
  const { user } = await openLeads();
  answerCall("GET /api/desk/leads", () => onlyPage([{ ...first, company: "" }]));
  await user.selectOptions(screen.getByRole("combobox", { name: "Form" }), "Intake");
  const address = () => within(screen.getByRole("table", { name: "Leads" })).getAllByText("l1@pellwater.example");
  await screen.findByRole("row", { name: /Adaeze Lindqvist.*l1@pellwater.example.*New/ });
  expect(address()[0]?.closest("a")).not.toBeNull();
  await user.click(screen.getByRole("button", { name: "Columns" }));
  await user.click(item("Email"));
  expect(address().map((each) => each.closest("a"))).toEqual([null]);
});
