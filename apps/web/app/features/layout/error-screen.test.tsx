import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { ErrorScreen } from "./error-screen.tsx";

it("shows what went wrong, a reload and the way home", async () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal("location", { reload });
  render(<ErrorScreen error={new Error("The map is upside down.")} />);
  expect(screen.getByRole("heading", { level: 1, name: "Something went wrong" })).toBeVisible();
  expect(screen.getByText("The map is upside down.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Return to Home Page" })).toHaveAttribute("href", "/");
  await userEvent.click(screen.getByRole("button", { name: "Reload Page" }));
  expect(reload).toHaveBeenCalledOnce();
});

it("says so when an error says nothing", () => {
  render(<ErrorScreen error={undefined} />);
  expect(screen.getByText("The page stopped without saying why.")).toBeVisible();
});
