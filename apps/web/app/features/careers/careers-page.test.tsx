import { render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";
import { CareersPage } from "./careers-page.tsx";

const Site = createRoutesStub([{ path: "/", Component: CareersPage }]);
const titles = [
  "Senior AI Engineer",
  "AI/ML Engineer",
  "Full-Stack Developer",
  "Product Lead",
  "Sales & Business Lead",
  "Project Manager",
];

beforeEach(() => {
  render(<Site />);
});

const positions = () => within(screen.getByRole("region", { name: "Open positions" }));
const rows = () => positions().getAllByRole("heading", { level: 3, name: /Remote/ });
const open = () =>
  positions()
    .getAllByRole<HTMLDetailsElement>("group")
    .map((row) => row.open);

describe("the careers page", () => {
  it("shows Join Our Team and three values", () => {
    expect(screen.getByRole("heading", { level: 1, name: "Join Our Team" })).toBeVisible();
    expect(
      within(screen.getByRole("region", { name: "How we work" })).getAllByRole("heading", { level: 3 }),
    ).toHaveLength(3);
  });

  it("lists the six positions in order, each with its badge and its page", () => {
    const found = rows().map((row) => row.textContent);
    expect(found).toEqual([
      "Senior AI EngineerEngineering, RemoteFull-Time",
      "AI/ML EngineerEngineering, Remote10-Month Contract",
      "Full-Stack DeveloperEngineering, Remote8-Month Contract",
      "Product LeadProduct, Remote9-Month Contract",
      "Sales & Business LeadSales, Remote7-Month Contract",
      "Project ManagerOperations, Remote6-Month Contract",
    ]);
    const links = positions().getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual(titles.map((title) => `Apply Now for ${title}`));
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/careers/apply/senior-ai-engineer",
      "/careers/apply/ai-ml-engineer",
      "/careers/apply/full-stack-developer",
      "/careers/apply/product-manager",
      "/careers/apply/head-of-sales",
      "/careers/apply/project-manager",
    ]);
  });

  it("opens and closes each position on its own", async () => {
    const [, second, third] = rows();
    if (!second || !third) return;
    await userEvent.click(second);
    await userEvent.click(third);
    expect(open()).toEqual([false, true, true, false, false, false]);
    await userEvent.click(second);
    expect(open()).toEqual([false, false, true, false, false, false]);
  });

  it("opens and closes all of them with one button", async () => {
    await userEvent.click(positions().getByRole("button", { name: "Expand All Jobs" }));
    expect(open()).toEqual(Array(6).fill(true));
    expect(positions().getByText("8-Month Contract - potential for extension/full-time role")).toBeVisible();
    await userEvent.click(positions().getByRole("button", { name: "Collapse All Jobs" }));
    expect(open()).toEqual(Array(6).fill(false));
    expect(positions().getByRole("button", { name: "Expand All Jobs" })).toBeVisible();
  });

  it("draws the duration of each position", () => {
    const lengths = screen.getByRole("heading", { name: "How long each position runs" }).parentElement;
    const items = within(lengths ?? document.body).getAllByRole("listitem");
    expect(items.map((item) => /(\d+ months|Full-Time)$/.exec(item.textContent ?? "")?.[0])).toEqual([
      "Full-Time",
      "10 months",
      "8 months",
      "9 months",
      "7 months",
      "6 months",
    ]);
  });

  it("sends whoever finds no match to the intake form", () => {
    const block = screen.getByRole("heading", { name: "Don't see a perfect match?" }).closest("section");
    const link = within(block ?? document.body).getByRole("link", { name: "Apply (opens in a new tab)" });
    expect(link).toHaveAttribute("href", "/intake-form.html");
  });
});
