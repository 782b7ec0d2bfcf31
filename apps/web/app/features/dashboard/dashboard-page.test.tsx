import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderApp } from "../../testing/render-app.tsx";
import { DashboardPage } from "./dashboard-page.tsx";

type User = Parameters<typeof DashboardPage>[0]["user"];

const show = (user: User) =>
  renderApp((page) => page, {
    "/dashboard": <DashboardPage user={user} account={<button type="button">Sign in</button>} />,
    "/admin": <h1>Admin</h1>,
  });
const cards = () => screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);

describe("the dashboard", () => {
  it("greets the user by name, or as User", () => {
    show(null);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^Welcome, User$/);
  });

  it.each(["Ada Kallio", ""])("greets %o", (name) => {
    show({ name, role: "user" });
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(`Welcome, ${name || "User"}`);
  });

  it("has three cards with one action each, then the recent activity", () => {
    show(null);
    expect(cards()).toEqual(["Chat Support", "My Account", "Knowledge Base", "Recent Activity"]);
    expect(screen.getByRole("link", { name: "Start Chat" })).toHaveAttribute("href", "/chat");
    expect(screen.getByRole("button", { name: "Sign in" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Read answers" })).toHaveAttribute("href", "/contact#faq");
    expect(screen.getAllByRole("link")).toHaveLength(2);
  });

  it("has no activity to show", () => {
    show({ name: "Ada", role: "user" });
    const activity = within(screen.getByRole("region", { name: "Recent Activity" }));
    expect(activity.getByText("No recent activity to display")).toBeVisible();
  });

  it.each(["admin", "superadmin"])("redirects a user with the role %s to /admin", (role) => {
    show({ name: "Ada", role });
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Admin");
  });

  it.each(["user", "Admin", "editor"])("stays put for a user with the role %s", (role) => {
    show({ name: "Ada", role });
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Welcome, Ada");
  });
});
