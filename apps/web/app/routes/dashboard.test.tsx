import { render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { contactFormPort } from "../features/auth/auth-port.ts";
import Dashboard, { handle, meta } from "./dashboard.tsx";

function show(role?: string) {
  const currentUser = () => Promise.resolve(role === undefined ? null : { id: "1", name: "Ada", role });
  Object.assign(contactFormPort, { currentUser });
  const Site = createRoutesStub([
    { path: "/dashboard", Component: Dashboard, handle },
    { path: "/admin", Component: () => <h1>Page Not Found</h1> },
  ]);
  render(<Site initialEntries={["/dashboard"]} />);
}

it.each([
  ["admin", "Page Not Found"],
  ["superadmin", "Page Not Found"],
  ["user", "Welcome, Ada"],
  [undefined, "Welcome, User"],
])("for a user with the role %s shows %s", async (role, heading) => {
  show(role);
  expect(await screen.findByRole("heading", { level: 1, name: heading })).toBeVisible();
});

it("stays out of search engines", () => {
  expect(meta()).toContainEqual({ name: "robots", content: "noindex" });
});
